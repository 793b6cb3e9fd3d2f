import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { childrenOf, readXml, textOf } from '../__tests__/support/xml';
import { colourToggle, painted, storeBefore } from './support/frame';
import { open } from './support/open';
import { builtPages } from './support/pages';
import { onSite } from './support/prefix';
import { expect, test } from './support/test';
import { followLink } from './support/watch';

/** The site's own address, with its path prefix, from its list for search engines. */
const SITE = /^Sitemap: (https:\/\/\S+)\/sitemap\.xml$/m.exec(readFileSync('dist/robots.txt', 'utf8'))?.[1] ?? '';
const POSTS = 6;

/** The path on this host of a full address of the site. */
const here = (address = '') => address.replace(SITE, '') || '/';

const FEEDS = [
  ['/blog/rss.xml', 'text/xml; charset=utf-8'],
  ['/blog/atom.xml', 'text/xml; charset=utf-8'],
  ['/blog/feed.json', 'application/json'],
] as const;

for (const [path, type] of FEEDS) {
  // Readers look at what is in a feed; with these types every browser shows it instead of saving it.
  test(`${path} is served as ${type}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(type);
    expect(response.headers()['cache-control']).toBe('no-cache');
  });
}

test('every page names the feeds, and they are there', async ({ page }) => {
  for (const path of ['/', '/docs/faq', '/blog/gravity-scale']) {
    await open(page, path);
    const links = page.locator('link[rel="alternate"][title]');
    await expect(links).toHaveCount(FEEDS.length);
    for (const [index, [address]] of FEEDS.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', address);
      await expect(links.nth(index)).toHaveAttribute('title', /\S (?:RSS|Atom|JSON) Feed$/);
    }
  }
});

/** The texts of the posts as each feed has them. */
const textsOf = {
  '/blog/rss.xml': (source: string) =>
    childrenOf(childrenOf(readXml(source), 'channel')[0], 'item').map((item) => textOf(item, 'content:encoded') ?? ''),
  '/blog/atom.xml': (source: string) =>
    childrenOf(readXml(source), 'entry').map((entry) => textOf(entry, 'content') ?? ''),
  '/blog/feed.json': (source: string): string[] =>
    JSON.parse(source).items.map(({ content_html: html }: { content_html: string }) => html),
};

for (const [path] of FEEDS) {
  test(`${path} has every post in full, and nothing in it that needs the site`, async ({ request, page, allow }) => {
    const texts = textsOf[path](await (await request.get(path)).text());
    expect(texts).toHaveLength(POSTS);
    allow.host(new URL(SITE).host);
    allow.error(/./); // Pictures of the real address do not come from this machine.
    const addresses = new Set<string>();
    for (const html of texts) {
      expect(html.length).toBeGreaterThan(3000);
      // A browser reads it as a feed reader would.
      await page.setContent(html);
      const found = await page.evaluate(() => ({
        foreign: [
          ...document.querySelectorAll('body :is(button, script, style, svg, iframe, source, [class], [style], [id])'),
        ].length,
        island: [...document.querySelectorAll('body *')].flatMap((element) =>
          element.getAttributeNames().filter((name) => name.startsWith('data-') || name.startsWith('on')),
        ),
        empty: [
          ...document.querySelectorAll('body :is(p, figure, figcaption, a, ul, li, details, blockquote, pre)'),
        ].filter((element) => !element.textContent?.trim() && !element.querySelector('img')).length,
        addresses: [...document.querySelectorAll('[href], [src], [srcset], [poster]')].flatMap((element) =>
          ['href', 'src', 'srcset', 'poster'].flatMap((name) => element.getAttribute(name) ?? []),
        ),
        pictures: document.querySelectorAll('img[alt]:not([alt=""])').length,
      }));
      expect(found).toMatchObject({ foreign: 0, island: [], empty: 0 });
      expect(found.pictures).toBeGreaterThan(1);
      expect(found.addresses.filter((address) => !/^(?:https:\/\/|mailto:)/.test(address))).toEqual([]);
      for (const address of found.addresses) addresses.add(address);
    }
    const own = [...addresses].filter((address) => address.startsWith(`${SITE}/`)).map((address) => here(address));
    expect(own.length).toBeGreaterThan(20);
    for (const address of own.filter((path) => !/^\/(?:app|chat|video|social|repository)\b/.test(path))) {
      expect((await request.head(address, { maxRedirects: 0 })).status(), address).toBe(200);
    }
  });
}

test('formulas in feeds are TeX, and pictures measure whole pixels', async ({ request }) => {
  for (const [path] of FEEDS) {
    const texts = textsOf[path](await (await request.get(path)).text()).join('\n');
    expect(texts, path).toContain('<code>2^{1/12} \\approx 1.0595</code>');
    expect(texts, path).not.toMatch(/<(?:math|m[a-z]+)\b(?<!<mark)/);
    expect(texts, path).not.toMatch(/(?:width|height)="(?!\d+")/);
  }
});

test('Atom names its language, and its entries can be put in order', async ({ request }) => {
  const feed = readXml(await (await request.get('/blog/atom.xml')).text());
  expect(feed.attributes).toMatchObject({ 'xml:lang': 'en' });
  const times = childrenOf(feed, 'entry').map((entry) => textOf(entry, 'updated'));
  expect(new Set(times).size).toBe(POSTS);
});

test('the sitemap lists every page that may be found, each at its own address', async ({ request }) => {
  const response = await request.get('/sitemap.xml', { maxRedirects: 0 });
  expect(response.headers()['content-type']).toBe('text/xml; charset=utf-8');
  const entries = childrenOf(readXml(await response.text()), 'url');
  const listed = entries.map((entry) => textOf(entry, 'loc') ?? '');
  expect(new Set(listed).size).toBe(listed.length);

  const mayBeFound = builtPages()
    .filter(({ document }) => !document.querySelector('meta[name="robots"][content*="noindex"]'))
    .map(({ document }) => document.querySelector('link[rel="canonical"]')?.getAttribute('href'))
    .filter((address) => typeof address === 'string');
  expect([...listed].sort()).toEqual([...new Set(mayBeFound)].sort());
  expect(listed.length).toBeGreaterThan(40);

  for (const address of listed) {
    const answer = await request.head(here(address), { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
  }
  const days = entries.flatMap((entry) => textOf(entry, 'lastmod') ?? []);
  for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/);
});

test('robots.txt allows all and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt', { maxRedirects: 0 });
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
});

test('the manifest is one that the browser takes, with icons of the sizes it says', async ({ page, request }) => {
  await open(page, '/docs/faq');
  const session = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await session.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe(onSite('/manifest.webmanifest'));
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => /manifest|icon/.test(errorId))).toEqual([]);

  const response = await request.get('/manifest.webmanifest', { maxRedirects: 0 });
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest: { start_url: string; icons: { src: string; sizes: string; type: string; purpose: string }[] } =
    JSON.parse(data);
  expect(manifest.start_url).toBe(onSite('/'));
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src, { maxRedirects: 0 });
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type']).toContain(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});

test('a page has an icon for every browser', async ({ page, request }) => {
  await open(page, '/blog');
  const icons = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(icons).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'].map(onSite));
  const types = ['image/x-icon', 'image/svg+xml; charset=utf-8', 'image/png'];
  for (const [index, icon] of icons.entries()) {
    const response = await request.get(icon, { maxRedirects: 0 });
    expect(response.status(), icon).toBe(200);
    expect(response.headers()['content-type'], icon).toBe(types[index]);
  }
});

test("the browser's frame has the colour of the page, in both modes and from page to page", async ({ page }) => {
  const same = async () => {
    await painted(page);
    const [frame, paper] = await page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? '';
      document.body.append(probe);
      const colours = [getComputedStyle(probe).color, getComputedStyle(document.documentElement).backgroundColor];
      probe.remove();
      return colours;
    });
    return frame === paper;
  };
  await open(page, '/docs');
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(1);
  await expect.poll(same).toBe(true);
  await colourToggle(page).click();
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#111a2c');
  await expect.poll(same).toBe(true);
  await followLink(page, '/blog');
  await expect(page).toHaveURL('/blog');
  await expect.poll(same).toBe(true);
  await page.reload();
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#111a2c');
});

test("the browser's frame is dark before any script of the site has come", async ({ page, allow }) => {
  allow.error(/ERR_FAILED/);
  await storeBefore(page, { theme: 'dark' });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/docs');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#111a2c');
});
