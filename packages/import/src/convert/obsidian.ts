import { posix } from 'node:path';
import { rewriteLines } from '@physics-editor/markdown/source/source';
import type { Notes } from '../notes';

const SIGNS = [
  /(?<code>`+)[^`].*?\k<code>/,
  /(?<embed>!?)\[\[(?<name>[^\][|#]*)(?<hash>#[^\][|]*)?(?:\\?\|(?<label>[^\][]*))?\]\]/,
  /==(?=\S)(?<mark>.+?)==/,
  /%%(?:(?<comment>.*?)%%)?/,
  /\s\^(?<block>[\w-]+)\s*$/,
  /(?<=^|\s)#(?<tag>[\p{L}\p{N}_/-]*\p{L}[\p{L}\p{N}_/-]*)/u,
];
const SYNTAX = new RegExp(SIGNS.map(({ source }) => source).join('|'), 'gu');

/** Converts the syntax of Obsidian, whose links name files of the vault without their folder. */
export const fromObsidian = (text: string, vault: readonly string[], notes: Notes): string =>
  rewriteLines(text, (written, line) => {
    const place = { position: { start: { line } } };
    const leave = (message: string): string => (notes.leave(place, message), '');
    const convert = (...parts: (string | Record<string, string>)[]): string => {
      const whole = String(parts[0]);
      const last = parts.at(-1);
      const { embed, name, hash = '', label = '', mark, comment, block, tag } = typeof last === 'object' ? last : {};
      if (mark) return `<mark>${mark}</mark>`;
      if (comment !== undefined) return leave('A comment was left out.');
      if (whole === '%%') leave('A comment over several lines stays as text.');
      if (block) return leave(`The name ^${block} of a block was left out.`);
      if (tag) leave(`The tag #${tag} stays as text.`);
      if (name === undefined) return whole;
      const path = vault.find((file) => [name, `${name}.md`].some((one) => posix.join('/', file).endsWith(`/${one}`)));
      const isPicture = embed && !/\.md$/.test(path ?? '.md');
      if (embed && !isPicture) leave(`The embedded note ${name} became a link.`);
      if (hash.startsWith('#^')) leave(`The link to the block ${hash} became one to its page.`);
      const words = /^\d+(?:x\d+)?$/.test(label) ? '' : label || (isPicture ? '' : name || hash.slice(1));
      return `${isPicture ? '!' : ''}[${words}](<${name && posix.join('/', path ?? name)}${hash.replace(/^#\^.*/, '')}>)`;
    };
    return written.replace(SYNTAX, convert);
  });
