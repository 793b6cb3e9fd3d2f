import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import MarkdownIt from 'markdown-it';
import { scanPage } from '../pages/scan-page';

/** The kinds of files, other than pages, that lead readers and machines to places on the site, and what each one names. */
const KINDS: readonly (readonly [name: RegExp, addressesIn: (text: string) => readonly string[]])[] = [
  [/\.xml$/, addressesInXml],
  [/(^|\/)feed\.json$|\.webmanifest$/, (text) => addressesInJson(JSON.parse(text))],
  // llms-full.txt is the Markdown forms again.
  [/\.md$|(^|\/)llms\.txt$/, addressesInMarkdown],
  [/(^|\/)robots\.txt$/, (text) => [...text.matchAll(/^sitemap:\s*(\S+)/gim)].flatMap(([, address = '']) => address)],
];

/** The addresses that a feed, sitemap, manifest, list for machines or Markdown form of a page names; none for other files. */
export function addressesInDocument(folder: string, file: string): readonly string[] {
  const kind = KINDS.find(([name]) => name.test(file));
  return kind ? kind[1](readFileSync(join(folder, file), 'utf8')) : [];
}

const ADDRESS_ATTRIBUTES = ['href', 'src', 'url'];
const ADDRESS = /^https?:\/\/\S+$/i;

/** Of elements that hold an address alone, of attributes, and of HTML inside an element. */
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

/** Of all its strings: addresses, absolute or from the host's root, and HTML. */
function addressesInJson(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^\/\S*$/.test(value) ? [value] : addressesInText(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesInJson) : [];
}

/** Finds addresses in Markdown ten times as fast as remark, and gives them as they are written. */
const markdown = new MarkdownIt({ linkify: true });
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;

/** The start of a footnote, which this parser would take for the definition of a link. As an item of a list it holds the same links. */
const FOOTNOTE = /^\[\^[^\]]+\]:/gm;

function addressesInMarkdown(text: string): string[] {
  const tokens = markdown.parse(text.replace(FOOTNOTE, '-'), {}).flatMap(({ children }) => children ?? []);
  return tokens.flatMap((token) => token.attrGet('href') ?? token.attrGet('src') ?? []).map(String);
}
