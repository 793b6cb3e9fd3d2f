import { expect, test } from '../support/test';
import { kilobytes, weigh, type Parcel } from '../support/pages/weigh';

/** Maximum transfer of a page, in KB with gzip, without prefetching. */
interface Budget {
  path: string;
  width: number;
  /** Needed for reading: the page with its styles, and the display face. */
  toRead: number;
  scripts: number;
  pictures: number;
  inAll: number;
  /** Loaded before the load event: what is needed for reading, and pictures in view. */
  early: readonly string[];
}

const TEXT = ['document', 'font'];
const ILLUSTRATED = [...TEXT, 'image'];

const budgets: readonly Budget[] = [
  { path: '/', width: 1366, toRead: 30, scripts: 87, pictures: 120, inAll: 250, early: ILLUSTRATED },
  { path: '/', width: 390, toRead: 30, scripts: 87, pictures: 60, inAll: 150, early: ILLUSTRATED },
  { path: '/docs/snapping', width: 1366, toRead: 32, scripts: 87, pictures: 12, inAll: 135, early: ILLUSTRATED },
  { path: '/docs/faq', width: 390, toRead: 36, scripts: 87, pictures: 12, inAll: 133, early: TEXT },
  {
    path: '/docs/api/classes/CircleNode',
    width: 1366,
    toRead: 41,
    scripts: 91,
    pictures: 10,
    inAll: 152,
    early: ILLUSTRATED,
  },
  {
    path: '/blog/gravity-scale',
    width: 1366,
    toRead: 35,
    scripts: 87,
    pictures: 60,
    inAll: 185,
    early: ILLUSTRATED,
  },
  { path: '/showcase', width: 1366, toRead: 67, scripts: 87, pictures: 185, inAll: 367, early: ILLUSTRATED },
  { path: '/showcase', width: 390, toRead: 67, scripts: 87, pictures: 60, inAll: 236, early: ILLUSTRATED },
];

const table = (parcels: readonly Parcel[]) =>
  parcels.map(({ bytes, kind, path }) => `${(bytes / 1024).toFixed(1)} KB ${kind} ${path}`).join('\n');

for (const { path, width, toRead, scripts, pictures, inAll, early } of budgets) {
  test(
    `${path} at ${width} px is within its budget, and contains the first text to read`,
    { tag: '@whole-browser' },
    async ({ page }) => {
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
      const first = parcels.filter(({ isEarly }) => isEarly).map(({ kind }) => kind);
      expect([...new Set(first)].sort()).toEqual(early);
    },
  );
}
