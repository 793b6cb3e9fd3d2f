import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import MarkdownIt from 'markdown-it';
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

/** Finds addresses in Markdown ten times as fast as remark; they are left as written. */
const markdown = new MarkdownIt({ linkify: true });
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;

/** The start of a footnote, which this parser would take for a link definition. As a list item it contains the same links. */
const FOOTNOTE = /^\[\^[^\]]+\]:/gm;

function addressesInMarkdown(text: string): string[] {
  const tokens = markdown.parse(text.replace(FOOTNOTE, '-'), {}).flatMap(({ children }) => children ?? []);
  return tokens.flatMap((token) => token.attrGet('href') ?? token.attrGet('src') ?? []).map(String);
}
