import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test';
import { kilobytes, weigh, type Parcel } from './support/weigh';

/** The most that a page may transfer, in KB with gzip, without what it fetches ahead for other pages. */
interface Budget {
  path: string;
  width: number;
  /** What has to be there to read: the page with its styles, and the display face. */
  toRead: number;
  scripts: number;
  pictures: number;
  inAll: number;
}

const budgets: readonly Budget[] = [
  { path: '/', width: 1366, toRead: 30, scripts: 82, pictures: 120, inAll: 250 },
  { path: '/', width: 390, toRead: 30, scripts: 82, pictures: 60, inAll: 150 },
  { path: '/docs/snapping', width: 1366, toRead: 30, scripts: 82, pictures: 12, inAll: 128 },
  { path: '/docs/faq', width: 390, toRead: 34, scripts: 82, pictures: 12, inAll: 125 },
  { path: '/docs/api/classes/CircleNode', width: 1366, toRead: 38, scripts: 85, pictures: 0, inAll: 132 },
  { path: '/blog/gravity-scale', width: 1366, toRead: 34, scripts: 82, pictures: 60, inAll: 185 },
  { path: '/showcase', width: 1366, toRead: 56, scripts: 82, pictures: 185, inAll: 345 },
  { path: '/showcase', width: 390, toRead: 56, scripts: 82, pictures: 60, inAll: 212 },
];
const STYLES = 10;

const table = (parcels: readonly Parcel[]) =>
  parcels.map(({ bytes, kind, path }) => `${(bytes / 1024).toFixed(1)} KB ${kind} ${path}`).join('\n');

for (const { path, width, toRead, scripts, pictures, inAll } of budgets) {
  test(`${path} at ${width} px keeps to its bytes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const parcels = await weigh(page, path);
    const of = (...kinds: string[]) => parcels.filter(({ kind }) => kinds.includes(kind));
    for (const [name, part, most] of [
      ['To read', of('document', 'stylesheet', 'font'), toRead],
      ['Scripts', of('script'), scripts],
      ['Pictures', of('image'), pictures],
      ['In all', parcels, inAll],
    ] as const) {
      expect(kilobytes(part), `${name}:\n${table(part)}`).toBeLessThanOrEqual(most);
    }
  });
}

test('before a page has loaded, only what has to be there to read and pictures in view are transferred', async ({
  page,
}) => {
  const early = (await weigh(page, '/docs/snapping')).filter(({ isEarly }) => isEarly);
  expect(new Set(early.map(({ kind }) => kind))).toEqual(new Set(['document', 'font', 'image']));
});

test('the styles of each page type keep to their bytes', () => {
  for (const path of new Set(budgets.map((budget) => budget.path))) {
    const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
    expect(gzipSync(styles, { level: 9 }).length / 1024, path).toBeLessThanOrEqual(STYLES);
  }
});
