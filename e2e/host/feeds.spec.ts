import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { childrenOf, readXml, textOf, type XmlElement } from '../../__tests__/support/xml';
import { ask, tableOf, textAt } from '../support/hosts/ask';
import { ATOM, JSON_FEED, RSS, textsOf } from '../support/checkers/feeds';
import { parseHtml } from '../support/pages/parse-html';
import { SITE, here } from '../support/hosts/site-address';
import { expect, test } from '../support/test';

/** Each post has its own folder. */
const POSTS = readdirSync('content/blog', { withFileTypes: true }).filter((entry) => entry.isDirectory()).length;

/** What would need the site, or is empty, in the text of a post. */
function faultsOfText(document: Document): string[] {
  const found = (selector: string) => [...document.querySelectorAll(selector)];
  return [
    ...found('body :is(button, script, style, svg, iframe, source, [class], [style], [id])'),
    ...found('body *').filter((element) => element.getAttributeNames().some((name) => /^(?:data-|on)/.test(name))),
    ...found('body :is(p, figure, figcaption, a, ul, li, details, blockquote, pre)').filter(
      (element) => !element.textContent?.trim() && !element.querySelector('img'),
    ),
  ].map(({ outerHTML }) => outerHTML.slice(0, 120));
}

const addressesIn = (document: Document): string[] =>
  [...document.querySelectorAll('[href], [src], [srcset], [poster]')].flatMap((element) =>
    ['href', 'src', 'srcset', 'poster'].flatMap((name) => element.getAttribute(name) ?? []),
  );

test('every feed contains every post in full, and nothing that depends on the site', async () => {
  for (const [path, read] of Object.entries(textsOf)) {
    const texts = read(await textAt(path));
    expect(texts, path).toHaveLength(POSTS);
    const addresses = new Set<string>();
    for (const html of texts) {
      expect(html.length, path).toBeGreaterThan(3000);
      const document = parseHtml(html);
      expect(faultsOfText(document), path).toEqual([]);
      expect(document.querySelectorAll('img[alt]:not([alt=""])').length, path).toBeGreaterThan(1);
      for (const address of addressesIn(document)) addresses.add(address);
    }
    expect([...addresses].filter((address) => !/^(?:https:\/\/|mailto:)/.test(address))).toEqual([]);
    const own = [...addresses].filter((address) => address.startsWith(`${SITE}/`)).map((address) => here(address));
    expect(own.length).toBeGreaterThan(20);
    const asked = own.filter((address) => !/^\/(?:app|chat|video|social|repository)\b/.test(address));
    expect(await tableOf(asked, async (address) => (await ask(address, { method: 'HEAD' })).status)).toEqual(
      await tableOf(asked, () => 200),
    );
  }
});

test('formulas in feeds are TeX, and the sizes of pictures are whole pixels', async () => {
  for (const [path, read] of Object.entries(textsOf)) {
    const texts = read(await textAt(path)).join('\n');
    expect.soft(texts, path).toContain('<code>2^{1/12} \\approx 1.0595</code>');
    expect.soft(texts, path).not.toMatch(/<(?:math|m[a-z]+)\b(?<!<mark)/);
    expect.soft(texts, path).not.toMatch(/(?:width|height)="(?!\d+")/);
  }
});

/** Requirements of the W3C's feed validator, which is not available as a package, for each format; empty if missing or duplicated. */
interface FeedData {
  /** The feed's own address. */
  readonly self: string;
  /** Ids of the posts. */
  readonly ids: readonly string[];
  readonly pages: readonly string[];
  readonly titles: readonly string[];
  readonly times: readonly string[];
}

const textsIn = (elements: readonly (XmlElement | undefined)[], name: string): string[] =>
  elements.map((element) => textOf(element, name) ?? '');

const attributesIn = (element: XmlElement | undefined, name: string) =>
  childrenOf(element, name).map(({ attributes }) => attributes);

const linkOf = (element: XmlElement | undefined, name: string, rel: string): string =>
  attributesIn(element, name).find((attributes) => (attributes['rel'] ?? 'alternate') === rel)?.['href'] ?? '';

const time = z.iso.datetime();
const address = z.url({ protocol: /^https$/ });

const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string().min(1),
  language: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/),
  home_page_url: address,
  feed_url: address,
  icon: address,
  items: z.array(
    z.strictObject({
      id: address,
      url: address,
      title: z.string().min(1),
      summary: z.string().min(1),
      content_html: z.string().min(1),
      image: address,
      date_published: time,
      authors: z.array(z.strictObject({ name: z.string().min(1), url: address.optional() })).min(1),
      tags: z.array(z.string().min(1)),
    }),
  ),
});

const readers: Readonly<Record<string, (source: string) => FeedData>> = {
  [RSS]: (source) => {
    const [channel] = childrenOf(readXml(source), 'channel');
    const items = childrenOf(channel, 'item');
    return {
      self: linkOf(channel, 'atom:link', 'self'),
      ids: textsIn(items, 'guid'),
      pages: textsIn([channel, ...items], 'link'),
      titles: [...textsIn([channel, ...items], 'title'), ...textsIn([channel, ...items], 'description')],
      times: [...textsIn([channel], 'lastBuildDate'), ...textsIn(items, 'pubDate')],
    };
  },
  [ATOM]: (source) => {
    const feed = readXml(source);
    const entries = childrenOf(feed, 'entry');
    const both = [feed, ...entries];
    return {
      self: linkOf(feed, 'link', 'self'),
      ids: textsIn(entries, 'id'),
      pages: [...both.map((element) => linkOf(element, 'link', 'alternate')), ...textsIn([feed], 'id')],
      titles: [
        ...textsIn(both, 'title'),
        ...textsIn(entries, 'summary'),
        ...entries.flatMap((entry) => textsIn([childrenOf(entry, 'author')[0]], 'name')),
      ],
      times: [...textsIn(both, 'updated'), ...textsIn(entries, 'published')],
    };
  },
  [JSON_FEED]: (source) => {
    const { title, home_page_url: home, feed_url: self, items } = jsonFeed.parse(JSON.parse(source));
    return {
      self,
      ids: items.map(({ id }) => id),
      pages: [home, ...items.map(({ url }) => url)],
      titles: [title, ...items.map((item) => item.title)],
      times: items.map((item) => item.date_published),
    };
  },
};

/** Times in each format, which includes the correct day of the week. */
const writtenAs = (path: string) => (text: string) => {
  const read = new Date(text);
  if (Number.isNaN(Number(read))) return 'no time';
  return path === RSS ? read.toUTCString() : read.toISOString();
};

test('every feed contains its address, and ids, titles, addresses and times of its posts in its format', async () => {
  for (const [path, read] of Object.entries(readers)) {
    const { self, ids, pages, titles, times } = read(await textAt(path));
    expect.soft(self, path).toBe(SITE + path);
    expect.soft(ids, path).toHaveLength(POSTS);
    expect.soft(new Set(ids).size, path).toBe(POSTS);
    const addresses = [...ids, ...pages];
    expect
      .soft(
        addresses.filter((text) => !address.safeParse(text).success),
        path,
      )
      .toEqual([]);
    // Normalised, so that no reader changes them.
    expect.soft(addresses, path).toEqual(addresses.map((text) => URL.canParse(text) && new URL(text).href));
    expect
      .soft(
        titles.filter((title) => title.trim() === ''),
        path,
      )
      .toEqual([]);
    expect.soft(times, path).toEqual(times.map(writtenAs(path)));
    expect
      .soft(
        times.filter((text) => Number(new Date(text)) > Date.now()),
        path,
      )
      .toEqual([]);
  }
});

test('feeds with a generic type begin with their format', async () => {
  for (const [path, type, start] of [
    [RSS, 'text/xml; charset=utf-8', '<rss '],
    [ATOM, 'text/xml; charset=utf-8', '<feed '],
    [JSON_FEED, 'application/json', '{'],
  ] as const) {
    const { headers, body } = await ask(path);
    expect.soft(headers['content-type'], path).toBe(type);
    expect.soft(body.subarray(0, 512).toString(), path).toContain(start);
  }
});

test('RSS describes the feed before its posts, and the pictures correctly', async () => {
  const [channel] = childrenOf(readXml(await textAt(RSS)), 'channel');
  const items = childrenOf(channel, 'item');
  const last = channel?.children.slice(-POSTS).map(({ name }) => name);
  expect.soft(last).toEqual(items.map(() => 'item'));
  const enclosures = items.flatMap((item) => attributesIn(item, 'enclosure'));
  expect(enclosures).toHaveLength(POSTS);
  for (const { url, type, length } of enclosures) {
    const { status, headers } = await ask(here(url), { method: 'HEAD' });
    expect.soft([status, headers['content-type'], headers['content-length']], url).toEqual([200, type, length]);
  }
});

test('Atom declares its language, and its entries are the newest first, each with a distinct time', async () => {
  const feed = readXml(await textAt(ATOM));
  expect(feed.attributes).toMatchObject({ 'xml:lang': 'en' });
  const times = childrenOf(feed, 'entry').map((entry) => textOf(entry, 'updated'));
  expect(new Set(times).size).toBe(POSTS);
  expect(times).toEqual(times.toSorted().reverse());
});
