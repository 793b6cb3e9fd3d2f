import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PREFIX, test } from '../support/hosts/configured-site';
import { open } from '../support/open';
import { expect } from '../support/test';

test('a file added to content becomes a page, but not a draft or the second file with the same address', ({
  configured,
}) => {
  const at = (path: string) => join(configured.site.folder, 'dist', path);
  const read = (path: string) => readFileSync(at(path), 'utf8');

  expect(configured.built.stdout).toContain('Done building');
  expect(existsSync(at('docs/new-page.html'))).toBe(true);
  expect(existsSync(at('docs/unfinished.html'))).toBe(false);
  expect(existsSync(at('blog/new-post.html'))).toBe(true);
  expect(read('blog.html')).toContain('A new post');
  expect(read('docs/new-page.html')).not.toContain('Last updated');
  expect(read('docs/one.html')).toContain('See the other.');
  expect(existsSync(at('docs/two.html'))).toBe(false);
  expect(read('docs/snapping.html')).not.toContain('The same page again.');
  expect(read('docs/api/modules.html')).not.toContain('What the site makes by itself.');
});

test('links to missing Markdown files, and two pages with the same address, are warnings', ({ configured }) => {
  // Gatsby wraps lines anywhere.
  const packed = (text: string): string => text.replace(/\s+/g, '');
  const output = packed(configured.built.stdout + configured.built.stderr);
  for (const warning of [
    'content/docs/one.mdx:7:5 The link ./gone.mdx leads to no page: there is no content/docs/gone.mdx.',
    'content/docs/two.mdx:3:7 The address /docs/one is taken by content/docs/one.mdx, so this page is left out.',
    'content/docs/snapping/index.mdx:1 The address /docs/snapping is taken by content/docs/snapping.mdx, so this page is left out.',
    'content/docs/api/modules.mdx:1 The address /docs/api/modules is taken by src/templates/api/modules.tsx, so this page is left out.',
    // In the page and in its Markdown alternate.
    'Links that are not checked: /play (2; the app answers there)',
  ]) {
    expect.soft(output).toContain(packed(warning));
  }
  const once =
    'No page has a "Last updated": the project is not a Git repository. Build from a clone instead of an archive.';
  expect(output.split(packed(once))).toHaveLength(2);
});

test('a picture of any name loads in every width, and a file beside the text is downloaded', async ({
  page,
  configured: { at, site },
}) => {
  await open(page, at('/docs/new-page'));
  const picture = page.getByRole('main').getByRole('img', { name: 'A picture' });
  const srcset = await picture.evaluate((image) => (image instanceof HTMLImageElement ? image.srcset : ''));
  const addresses = srcset.split(/,\s+/).map((candidate) => candidate.replace(/ \d+w$/, ''));
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    const { status, type } = await page.evaluate(async (url) => {
      const response = await fetch(url);
      return { status: response.status, type: response.headers.get('content-type') };
    }, address);
    expect([address, status, type]).toEqual([address, 200, 'image/png']);
  }

  const link = page.getByRole('main').getByRole('link', { name: 'data' });
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(new RegExp(`^${PREFIX}/static/[0-9a-f]{32}/gr%C3%B6%C3%9Fe-1\\.csv$`));
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('größe-1.csv');
  const alternate = readFileSync(join(site.folder, 'dist/docs/new-page.md'), 'utf8');
  expect(alternate).toContain(`${href})`);
});

test('a picture that moves, and a film on YouTube, are stills until they are played; the film is on a page opened within the site', async ({
  page,
  allow,
  configured: { at },
}) => {
  const host = 'www.youtube-nocookie.com';
  allow.host(host);
  const asked: string[] = [];
  await page.route(`https://${host}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>The film</h1>' });
  });
  await open(page, at('/docs/snapping'));
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: 'To the new page' });
    document.querySelector('main')?.append(link);
  }, `${PREFIX}/docs/new-page`);
  await page.getByRole('link', { name: 'To the new page' }).click();

  const animation = page.getByRole('link', { name: 'Play: A dot that blinks' });
  await animation.click();
  const playing = page.getByRole('link', { name: 'Stop: A dot that blinks' }).locator('.still-animation');
  await expect.poll(() => playing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);

  const still = page.getByRole('link', { name: 'Play: A talk' });
  await expect(still).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  expect(asked).toEqual([]);
  await still.click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'The film' })).toBeVisible();
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1']);
});

test('a film as the cover of a post is on its page, its poster in lists and feeds', async ({
  page,
  configured: { at, site },
}) => {
  await open(page, at('/blog/new-post'));
  const film = page.locator('video');
  await expect(film).toHaveAccessibleName('A weight swings');
  await expect(film).toHaveAttribute('src', new RegExp(`^${PREFIX}/static/\\w+/kick\\.webm$`));
  await expect(film).toHaveAttribute('poster', new RegExp(`^${PREFIX}/static/.+/kick\\.jpg$`));
  await open(page, at('/blog'));
  await expect(page.getByRole('main').getByRole('img', { name: 'A weight swings' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  const feed = readFileSync(join(site.folder, 'dist/blog/rss.xml'), 'utf8');
  expect(feed).toMatch(/<enclosure length="\d+" type="image\/jpeg" url="[^"]+\/kick\.jpg"/);
});
