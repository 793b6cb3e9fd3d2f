import sharp from 'sharp';
import { childrenOf, readXml, textOf } from '../../__tests__/support/xml';
import { ask, tableOf } from '../support/hosts/ask';
import { readBuilt, test } from '../support/pages/built';
import type { BuiltPage } from '../support/pages/pages';
import { onSite } from '../support/hosts/prefix';
import { SITE, here } from '../support/hosts/site-address';
import { expect } from '../support/test';

const canonicalOf = ({ document }: BuiltPage) => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('the sitemap lists every page for search engines at its canonical address', async ({ pages }) => {
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

test('robots.txt allows everything and contains the address of the sitemap', async () => {
  const { headers, body } = await ask('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.toString()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
});

test('the manifest starts at the home page, with icons of the declared sizes', async () => {
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

test('every page that links to a Markdown alternate has one, with only its title, its text and its source', async ({
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

test('llms.txt links to every Markdown alternate', async ({ pages }) => {
  const { headers, body } = await ask('/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const text = body.toString();
  expect(text.match(/^## .*/gm)).toEqual(['## Docs', '## API', '## Blog', '## Community']);
  const listed = [...text.matchAll(/^- \[.*?\]\(([^)]+)\.md\)/gm)].map(([, address = '']) => address);
  expect(listed.sort()).toEqual(withMarkdown(pages).map(canonicalOf).sort());
  expect((await ask('/llms-full.txt')).status).toBe(200);
  expect(readBuilt('/llms-full.txt').length).toBeGreaterThan(0);
});
