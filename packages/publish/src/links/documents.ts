import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { scanPage } from '../pages/scan-page';

/** Kinds of files other than pages that contain addresses, each with the function that extracts them. */
const KINDS: readonly (readonly [name: RegExp, addressesIn: (text: string) => readonly string[]])[] = [
  [/\.xml$/, addressesInXml],
  [/(^|\/)feed\.json$|^(?:api|scenes)(?:\.schema)?\.json$|\.webmanifest$/, (text) => addressesInJson(JSON.parse(text))],
  // llms-full.txt repeats the Markdown alternates.
  [/\.md$|(^|\/)llms\.txt$/, addressesInMarkdown],
  [/(^|\/)robots\.txt$/, (text) => [...text.matchAll(/^sitemap:\s*(\S+)/gim)].flatMap(([, address = '']) => address)],
];

/** Files that texts link to are not the site's own. */
const PUBLISHED = /^static\//;

/** The addresses in a feed, data file, sitemap, manifest, robots.txt, llms.txt or Markdown alternate; none for other files. */
export function addressesInDocument(folder: string, file: string): readonly string[] {
  const kind = PUBLISHED.test(file) ? undefined : KINDS.find(([name]) => name.test(file));
  return kind ? kind[1](readFileSync(join(folder, file), 'utf8')) : [];
}

const ADDRESS_ATTRIBUTES = ['href', 'src', 'url'];
const ADDRESS = /^https?:\/\/\S+$/i;

/** From elements that contain only an address, from attributes, and from HTML inside elements. */
function addressesInXml(xml: string): string[] {
  const addresses: string[] = [];
  let text = '';
  const takeText = () => {
    addresses.push(...addressesInText(text.trim()));
    text = '';
  };
  const parser = new Parser(
    {
      onopentag(_, attributes) {
        takeText();
        addresses.push(...ADDRESS_ATTRIBUTES.flatMap((name) => attributes[name] ?? []));
      },
      ontext(part) {
        text += part;
      },
      onclosetag: takeText,
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return addresses;
}

const addressesInText = (text: string): readonly string[] => {
  if (ADDRESS.test(text)) return [text];
  return text.startsWith('<') ? scanPage(text).addresses : [];
};

/** From all its strings: addresses, absolute or root-relative, and HTML. */
function addressesInJson(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^\/\S*$/.test(value) ? [value] : addressesInText(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesInJson) : [];
}

/** Blocks of code, fenced, and inline code; they contain no links. */
const CODE =
  /^[ >]*(?:(?:-|\d+\.) +)*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ >]*\1[`~]*$|(?<![`\\])(`+)(?!`)[\s\S]*?[^`]\2(?!`)/gm;
/** Links and pictures, definitions, and addresses as links. */
const LINK =
  /\]\((?:<([^>\n]*)>|((?:\\.|\([^\s()]*\)|[^\s()\\])*))|^\[(?!\^)[^\]\n]+\]: +<?([^\s>]+)|<(https?:[^\s>]+)>/gm;
const ESCAPED = /\\([!-/:-@[-`{-~])/g;

/** The Markdown is ours, always in the same form: reading it as a browser reads a page would take thirty times as long. */
function addressesInMarkdown(text: string): string[] {
  const links = text.replace(CODE, '').matchAll(LINK);
  return [...links].map(([, ...forms]) => forms.join('').replace(ESCAPED, '$1'));
}
