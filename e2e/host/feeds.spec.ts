import { readdirSync } from 'node:fs';
import { childrenOf, readXml } from '@physics-editor/lib/testing/xml';
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
  expect(channel?.children.slice(-POSTS)).toEqual(items);
  const enclosures = items.flatMap((item) => childrenOf(item, 'enclosure').map(({ attributes }) => attributes));
  expect(enclosures).toHaveLength(POSTS);
  for (const { url, type, length } of enclosures) {
    const { status, headers } = await ask(here(url), { method: 'HEAD' });
    expect.soft([status, headers['content-type'], headers['content-length']], url).toEqual([200, type, length]);
  }
});
