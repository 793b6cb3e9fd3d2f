import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import type { BuiltSite } from '../../src/built-site';
import type { CardFacts } from '../../src/cards/requests';
import { drawCards, writeCards } from '../../src/cards/write-cards';
import { cardPath } from '@physics-editor/lib/page-files';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';
import { pageOf, siteOf } from '../sites';

const { settings } = siteOf('');
const NAMED_BY = { docs: cardPath('/docs/faq', ['FAQ']), post: cardPath('/blog/post', ['Post']) };

let root: string;
const warn = jest.fn();

beforeEach(() => {
  warn.mockClear();
  root = temporaryFolder({ [FACTS.logo]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" />' });
  mkdirSync(join(root, 'node_modules'));
  for (const path of ['packages', 'package-lock.json', 'node_modules/@fontsource-variable']) {
    symlinkSync(join(process.cwd(), path), join(root, path));
  }
});

const pageWith = (file: string, title: string, image: string, description = 'Short answers.') =>
  pageOf(
    file,
    `<title>${title} | ${settings.title}</title><meta name="description" content="${description}"><meta property="og:image" content="${image}">`,
  );

/** What the pages do not say: their part of the site, and the picture of the post. */
const FACTS: CardFacts = {
  sectionOf: () => 'Docs',
  pictures: new Map([['/blog/post', '/static/gr%C3%B6%C3%9Fe%20%231.png']]),
  logo: 'logo.svg',
};

/** A site with a docs page, a post with a picture, and a page that shares the card of the first; each has a card under `base`. */
async function siteWith(base: string, title = 'FAQ'): Promise<BuiltSite> {
  const folder = join(root, 'dist.next');
  mkdirSync(join(folder, 'static'), { recursive: true });
  await sharp({ create: { width: 160, height: 90, channels: 3, background: 'red' } }).toFile(
    join(folder, 'static/größe #1.png'),
  );
  const pages = [
    pageWith('docs/faq.html', title, base + NAMED_BY.docs),
    pageWith('docs/more.html', title, base + NAMED_BY.docs),
    pageWith('blog/post.html', 'Post', base + NAMED_BY.post),
    pageWith('index.html', 'Home', `${base}/social-card.png`),
  ];
  return { ...siteOf(folder, pages), root, warn };
}

const read = ({ folder }: BuiltSite, path: string) => readFileSync(join(folder, path));
const cache = () => join(root, 'node_modules/.cache/cards');

test('writes the card that each page refers to, and no others, with the picture of a post', async () => {
  const site = await siteWith(settings.url);
  await writeCards(site, FACTS);
  for (const path of Object.values(NAMED_BY)) {
    expect(await sharp(read(site, path)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  }
  const pictures = filesBelow(site.folder).filter((file) => file.endsWith('.png') && !file.startsWith('static/'));
  expect(pictures).toHaveLength(2);
  expect(warn).not.toHaveBeenCalled();
  const inside = sharp(read(site, NAMED_BY.post)).extract({ left: 800, top: 400, width: 1, height: 1 });
  const [red = 0, green = 255] = await inside.raw().toBuffer();
  expect(red).toBeGreaterThan(200);
  expect(green).toBeLessThan(50);
});

test('finds them on a site with a path prefix', async () => {
  const site = { ...(await siteWith(`${settings.url}/folder`)), pathPrefix: '/folder' };
  await writeCards(site, { ...FACTS, pictures: new Map() });
  for (const path of Object.values(NAMED_BY)) expect(existsSync(join(site.folder, path))).toBe(true);
});

test('a card that has been drawn before is read from the cache', async () => {
  await writeCards(await siteWith(settings.url), FACTS);
  const [first, second] = readdirSync(cache());
  expect(second).toBeDefined();
  for (const name of [first, second]) writeFileSync(join(cache(), name ?? ''), 'drawn before');
  const site = await siteWith(settings.url);
  await writeCards(site, FACTS);
  expect(read(site, NAMED_BY.docs).toString()).toBe('drawn before');

  const changed = await siteWith(settings.url, 'Questions');
  await writeCards(changed, FACTS);
  expect(read(changed, NAMED_BY.docs).toString()).not.toBe('drawn before');
  expect(read(changed, NAMED_BY.post).toString()).toBe('drawn before');
});

test('with another logo, cards are drawn anew', async () => {
  const site = await siteWith(settings.url);
  await writeCards(site, FACTS);
  const card = read(site, NAMED_BY.docs);
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="9" /></svg>';
  writeFileSync(join(root, 'other.svg'), logo);
  await writeCards(site, { ...FACTS, logo: 'other.svg' });
  expect(read(site, NAMED_BY.docs).equals(card)).toBe(false);
});

test('cards drawn before their pages exist are those of the pages, and report nothing', async () => {
  const site = await siteWith(settings.url, 'Balloons 🎈');
  await drawCards({ ...site, pages: site.pages.filter(({ path }) => path !== '/blog/post') }, FACTS);
  const drawn = readdirSync(cache());
  expect(drawn).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
  for (const name of drawn) writeFileSync(join(cache(), name), 'drawn before');
  await writeCards(site, FACTS);
  expect(read(site, NAMED_BY.docs).toString()).toBe('drawn before');
  expect(readdirSync(cache())).toHaveLength(2);
});

test('cards that no build has used for a month are removed from the cache, others are not', async () => {
  const site = await siteWith(settings.url);
  await writeCards(site, FACTS);
  const kept = readdirSync(cache());
  for (const name of ['old.png', 'new.png']) writeFileSync(join(cache(), name), '');
  for (const name of readdirSync(cache())) {
    const seconds = Date.now() / 1000 - (name === 'new.png' ? 29 : 31) * 24 * 60 * 60;
    utimesSync(join(cache(), name), seconds, seconds);
  }
  await writeCards(site, FACTS);
  expect(readdirSync(cache()).sort()).toEqual([...kept, 'new.png'].sort());
});

test.each([
  ['Balloons 🎈', 'Balloons'],
  // Without any glyph: the title of the site.
  ['漢字', settings.title],
])('characters without a glyph are omitted, and reported with the page: %s becomes %s', async (written, drawn) => {
  const site = await siteWith(settings.url, written);
  await writeCards(site, FACTS);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(new RegExp(`/docs/faq .*${written.slice(-1)}`))]]);
  const card = read(site, NAMED_BY.docs);
  const plain = await siteWith(settings.url, drawn);
  await writeCards(plain, FACTS);
  expect(read(plain, NAMED_BY.docs).equals(card)).toBe(true);
});
