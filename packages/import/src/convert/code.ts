import type { Code, RootContent } from 'mdast';
import { parseFenceMeta } from '@physics-editor/markdown/plugins/rehype-code';
import type { Notes } from '../notes';
import { placeOf } from './elements';

const VITEPRESS_MARK = /[ \t]*(?:\/\/|#|--|;|%|<!--|\/\*)[ \t]*\[!code ([^\]]*)\][ \t]*(?:-->|\*\/)?[ \t]*$/;

/** Converts a listing's language and attributes to those of this site. */
export function convertCode(node: Code, notes: Notes): RootContent {
  // GitHub's syntax for a formula.
  if (node.lang === 'math') return { type: 'math', value: node.value };
  // Generators write attributes directly after the language: `js{1,3}`, `ts:line-numbers`.
  const [, written = '', attached = ''] = /^([^\s{[:=]*)(.*)$/.exec(node.lang ?? '') ?? [];
  const meta = [attached, node.meta ?? ''].join(' ');
  const { code, marked: inCode } = takeMarks(node.value);
  const read = parseFenceMeta(meta.replace(/\b(?:highlight|mark)=(?=\{)/, ''), node.value);
  const title =
    read.title ??
    /\b(?:filename|title|label)=["']?([^"'\s]+)["']?/i.exec(meta)?.[1] ??
    /(?:^|\s)\[([^\]]+)\]/.exec(meta)?.[1];
  const marked = [...new Set([...read.marked, ...inCode])].sort((a, b) => a - b);
  const numbered =
    (read.numbered || /line-?numbers|linenums/i.test(meta)) && !/no-line-numbers|linenums=false/.test(meta);
  const lost = lostWords(meta);
  if (lost) notes.change(node, `Of the listing's attributes, these were left out: ${lost}.`);
  const lang = languageOf(written);
  const kept = [
    title ? `title="${title.replaceAll('"', "'").replace(/`/g, '')}"` : '',
    marked.length > 0 ? `{${ranges(marked)}}` : '',
    numbered ? 'showLineNumbers' : '',
  ].filter(Boolean);
  return {
    type: 'code',
    lang: lang || (kept.length > 0 ? 'text' : null),
    meta: kept.join(' ') || null,
    value: code,
    ...placeOf(node),
  };
}

/** Pseudo-languages of other generators. */
const LANGUAGES = new Map(
  Object.entries({
    'mdx-code-block': 'mdx',
    plaintext: 'text',
    plain: 'text',
    txt: 'text',
    live: 'text',
    'vue-html': 'html',
  }),
);

const languageOf = (written: string): string => {
  const name = written.toLowerCase().replace(/^[.{]+|[^\w+#.-]/g, '');
  return LANGUAGES.get(name) ?? name;
};

/** Removes VitePress's markers from the code; highlights are converted to marked lines. */
function takeMarks(value: string): { code: string; marked: number[] } {
  if (!value.includes('[!code')) return { code: value, marked: [] };
  const marked: number[] = [];
  const lines = value.split('\n').map((line, index) => {
    const [, mark] = VITEPRESS_MARK.exec(line) ?? [];
    if (mark === undefined) return line;
    const [, count = '1'] = /^(?:highlight|hl|focus|\+\+|--|error|warning)(?::(\d+))?/.exec(mark) ?? [];
    for (let at = 0; at < Number(count); at++) marked.push(index + 1 + at);
    return line.replace(VITEPRESS_MARK, '');
  });
  return { code: lines.join('\n'), marked };
}

/** Attributes without an equivalent here, as written. */
const lostWords = (meta: string): string =>
  meta
    .replace(/\b(?:title|filename|label|highlight|mark)=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)/gi, '')
    .replace(/\{[\d,\s-]*\}|(?:^|\s)\[[^\]]*\]|:?\b(?:showLineNumbers|line-numbers(?:=\d+)?|no-line-numbers)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** `1-3,7` for 1, 2, 3, 7. */
function ranges(numbers: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const number of numbers) {
    const last = parts.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else parts.push([number, number]);
  }
  return parts.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}
