import { Parser } from 'htmlparser2';
import { createHash } from 'node:crypto';

/** A top-level article of a page. */
export interface Article {
  /** Empty if there is none. */
  readonly id: string;
  /** Offsets of its content in the HTML. */
  readonly start: number;
  readonly end: number;
}

/** Facts about the HTML of a page, read once for all later steps. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Its canonical address; empty on the not-found page. */
  readonly canonical: string;
  /** Address of its social picture; empty if there is none. */
  readonly image: string;
  /** Whether search engines may list the page. */
  readonly isIndexed: boolean;
  /** Ids of its elements, which fragments can refer to. */
  readonly ids: readonly string[];
  /** Every link, picture and file, without duplicates, as written but with entities decoded. */
  readonly addresses: readonly string[];
  /** In document order. */
  readonly articles: readonly Article[];
  /** Hashes of its inline scripts that run, as `sha256-…`. */
  readonly scriptHashes: readonly string[];
}

const ADDRESS_ATTRIBUTES = new Set(['href', 'src', 'poster', 'action', 'data', 'xlink:href']);
const SET_ATTRIBUTES = new Set(['srcset', 'imagesrcset']);

/** Reads a page of the finished site. */
export function scanPage(html: string): PageFacts {
  const ids: string[] = [];
  const addresses = new Set<string>();
  const articles: Article[] = [];
  const scriptHashes = new Set<string>();
  const meta = new Map<string, string>();
  let title = '';
  let canonical = '';
  /** Text of the open title or script. */
  let text: string | undefined;
  let isInSvg = false;
  /** Nesting depth of open articles, and the outermost one. */
  let depth = 0;
  let article = { id: '', start: 0 };

  const parser = new Parser({
    // Most elements have few attributes: these are faster than look-ups in each element.
    onattribute(name, value) {
      if (name === 'id') ids.push(value);
      else if (ADDRESS_ATTRIBUTES.has(name)) addresses.add(value);
      else if (SET_ATTRIBUTES.has(name)) for (const address of addressesOfSet(value)) addresses.add(address);
    },
    onopentag(name, attributes) {
      if (name === 'svg') isInSvg = true;
      if (name === 'article' && depth++ === 0) article = { id: attributes['id'] ?? '', start: parser.endIndex + 1 };
      if (name === 'a' && attributes['name'] !== undefined && !isInSvg) ids.push(attributes['name']);
      if (name === 'meta') meta.set(attributes['name'] ?? attributes['property'] ?? '', attributes['content'] ?? '');
      if (name === 'link' && attributes['rel'] === 'canonical') canonical = attributes['href'] ?? '';
      const isInlineScript =
        name === 'script' && attributes['src'] === undefined && RUNNING.test(attributes['type'] ?? '');
      if ((name === 'title' && !isInSvg) || isInlineScript) text = '';
    },
    ontext(part) {
      if (text !== undefined) text += part;
    },
    onclosetag(name) {
      if (name === 'svg') isInSvg = false;
      if (name === 'article' && --depth === 0) articles.push({ ...article, end: parser.startIndex });
      if (text === undefined) return;
      if (name === 'title') title = text;
      if (name === 'script') scriptHashes.add(scriptHash(text));
      text = undefined;
    },
  });
  parser.end(html);

  return {
    title,
    description: meta.get('description') ?? '',
    canonical,
    image: meta.get('og:image') ?? '',
    isIndexed: !/\bnoindex\b/.test(meta.get('robots') ?? ''),
    ids,
    addresses: [...addresses],
    articles,
    scriptHashes: [...scriptHashes],
  };
}

/** The addresses in a `srcset`: each is followed by white space and a width, or by a comma. */
const addressesOfSet = (set: string): string[] =>
  set
    .split(/,\s+/)
    .flatMap((entry) => entry.trim().split(/\s+/)[0] ?? [])
    .filter(Boolean);

/** `type` values of scripts that browsers execute; others are data. */
const RUNNING = /^$|javascript|module|importmap|speculationrules/;

/** The hash of a script as a content security policy names it: `sha256-…`. */
export const scriptHash = (source: string): string => `sha256-${createHash('sha256').update(source).digest('base64')}`;
