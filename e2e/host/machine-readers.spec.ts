import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { childrenOf, readXml, textOf } from '../../__tests__/support/xml';
import { ask, tableOf } from '../support/ask';
import { readBuilt, test } from '../support/built';
import type { BuiltPage } from '../support/pages';
import { parseHtml } from '../support/parse-html';
import { onSite } from '../support/prefix';
import { expect } from '../support/test';

/** The site's own address, with its path prefix, from its list for search engines. */
const SITE = /^Sitemap: (https:\/\/\S+)\/sitemap\.xml$/m.exec(readBuilt('/robots.txt').toString())?.[1] ?? '';
/** Each post has a folder of its own. */
const POSTS = readdirSync('content/blog', { withFileTypes: true }).filter((entry) => entry.isDirectory()).length;

/** The path on this host of a full address of the site. */
const here = (address = '') => address.replace(SITE, '') || '/';

const textAt = async (path: string): Promise<string> => (await ask(path)).body.toString();

/** The texts of the posts as each feed has them. */
const textsOf: Readonly<Record<string, (source: string) => string[]>> = {
  '/blog/rss.xml': (source) =>
    childrenOf(childrenOf(readXml(source), 'channel')[0], 'item').map((item) => textOf(item, 'content:encoded') ?? ''),
  '/blog/atom.xml': (source) => childrenOf(readXml(source), 'entry').map((entry) => textOf(entry, 'content') ?? ''),
  '/blog/feed.json': (source) =>
    JSON.parse(source).items.map(({ content_html: html }: { content_html: string }) => html),
};

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

test('every feed has every post in full, and nothing in it that needs the site', async () => {
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

test('formulas in feeds are TeX, and pictures measure whole pixels', async () => {
  for (const [path, read] of Object.entries(textsOf)) {
    const texts = read(await textAt(path)).join('\n');
    expect.soft(texts, path).toContain('<code>2^{1/12} \\approx 1.0595</code>');
    expect.soft(texts, path).not.toMatch(/<(?:math|m[a-z]+)\b(?<!<mark)/);
    expect.soft(texts, path).not.toMatch(/(?:width|height)="(?!\d+")/);
  }
});

test('Atom names its language, and its entries are the youngest first, each at a time of its own', async () => {
  const feed = readXml(await textAt('/blog/atom.xml'));
  expect(feed.attributes).toMatchObject({ 'xml:lang': 'en' });
  const times = childrenOf(feed, 'entry').map((entry) => textOf(entry, 'updated'));
  expect(new Set(times).size).toBe(POSTS);
  expect(times).toEqual(times.toSorted().reverse());
});

const canonicalOf = ({ document }: BuiltPage) => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('the sitemap lists every page that may be found, each at its own address', async ({ pages }) => {
  const { headers, body } = await ask('/sitemap.xml');
  expect(headers['content-type']).toBe('text/xml; charset=utf-8');
  const entries = childrenOf(readXml(body.toString()), 'url');
  const listed = entries.map((entry) => textOf(entry, 'loc') ?? '');
  expect(new Set(listed).size).toBe(listed.length);

  const mayBeFound = pages
    .filter(({ document }) => !document.querySelector('meta[name="robots"][content*="noindex"]'))
    .map(canonicalOf)
    .filter((address) => typeof address === 'string');
  expect([...listed].sort()).toEqual([...new Set(mayBeFound)].sort());
  expect(listed.length).toBeGreaterThan(40);

  expect(await tableOf(listed, async (address) => (await ask(here(address), { method: 'HEAD' })).status)).toEqual(
    await tableOf(listed, () => 200),
  );
  const days = entries.flatMap((entry) => textOf(entry, 'lastmod') ?? []);
  const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/;
  expect(days.filter((day) => !time.test(day))).toEqual([]);
});

test('robots.txt allows all and names the sitemap', async () => {
  const { headers, body } = await ask('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.toString()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
});

test('the manifest starts at the home page, with icons of the sizes it says', async () => {
  const { headers, body } = await ask('/manifest.webmanifest');
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest: { start_url: string; icons: { src: string; sizes: string; type: string; purpose: string }[] } =
    JSON.parse(body.toString());
  expect(manifest.start_url).toBe(onSite('/'));
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await ask(src);
    expect(icon.status, src).toBe(200);
    expect(icon.headers['content-type'], src).toContain(type);
    const { width, height } = await sharp(icon.body).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
});

const MARKDOWN = 'link[rel="alternate"][type="text/markdown"]';
const withMarkdown = (pages: readonly BuiltPage[]) => pages.filter(({ document }) => document.querySelector(MARKDOWN));

test('every page that names a Markdown alternate has one, with its title, its text alone and its source', async ({
  pages,
}) => {
  const named = withMarkdown(pages);
  expect(named.length).toBeGreaterThan(60);
  for (const page of named) {
    const { path, document } = page;
    expect.soft(document.querySelector(MARKDOWN)?.getAttribute('href'), path).toBe(`${canonicalOf(page)}.md`);
    const { status, headers, body } = await ask(`${path}.md`);
    expect.soft(`${status} ${headers['content-type']}`, path).toBe('200 text/markdown; charset=utf-8');
    const text = body.toString();
    const isFramed =
      text.startsWith(`# ${document.querySelector('h1')?.textContent}\n`) &&
      text.endsWith(`\nSource: ${canonicalOf(page)}\n`);
    expect.soft(isFramed, `${path}: ${text.slice(0, 80)} … ${text.slice(-80)}`).toBe(true);
    expect.soft(text, path).not.toMatch(/<Tabs|^:::|data-island|\]\(\.\/|\]\(\//m);
  }
});

test('llms.txt leads to every Markdown alternate', async ({ pages }) => {
  const { headers, body } = await ask('/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const text = body.toString();
  expect(text.match(/^## .*/gm)).toEqual(['## Docs', '## API', '## Blog', '## Community']);
  const listed = [...text.matchAll(/^- \[.*?\]\(([^)]+)\.md\)/gm)].map(([, address = '']) => address);
  expect(listed.sort()).toEqual(withMarkdown(pages).map(canonicalOf).sort());
  expect((await ask('/llms-full.txt')).status).toBe(200);
  expect(readBuilt('/llms-full.txt').length).toBeGreaterThan(0);
});
