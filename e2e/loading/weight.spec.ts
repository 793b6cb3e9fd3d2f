import { expect, test } from '../support/test';
import { kilobytes, weigh, type Parcel } from '../support/pages/weigh';

/** Maximum transfer of a page, in KB with gzip, without prefetching. */
interface Budget {
  path: string;
  width: number;
  /** Needed for reading: the page with its styles, and the display face. */
  toRead: number;
  /** If they are more than those of most pages. */
  scripts?: number;
  pictures: number;
  inAll: number;
  /** The first picture: in view, just below it, where the browser loads it before or after the load event, or far below. */
  picture: 'in view' | 'near' | 'far';
}

/** The scripts of most pages. */
const SCRIPTS = 87;

const budgets: readonly Budget[] = [
  // Wide first: a page that grows asks for larger pictures.
  { path: '/', width: 1366, toRead: 25, pictures: 120, inAll: 244, picture: 'in view' },
  { path: '/docs/snapping', width: 1366, toRead: 26, pictures: 12, inAll: 130, picture: 'in view' },
  {
    path: '/docs/api/classes/CircleNode',
    width: 1366,
    toRead: 35,
    scripts: 91,
    pictures: 10,
    inAll: 146,
    picture: 'near',
  },
  { path: '/blog/gravity-scale', width: 1366, toRead: 29, pictures: 60, inAll: 179, picture: 'in view' },
  { path: '/showcase', width: 1366, toRead: 60, pictures: 185, inAll: 361, picture: 'in view' },
  { path: '/', width: 390, toRead: 25, pictures: 60, inAll: 144, picture: 'in view' },
  { path: '/docs/faq', width: 390, toRead: 30, pictures: 12, inAll: 129, picture: 'far' },
  { path: '/docs/labs', width: 390, toRead: 30, pictures: 12, inAll: 131, picture: 'near' },
  { path: '/docs/scripting/recipes', width: 390, toRead: 30, pictures: 12, inAll: 130, picture: 'near' },
  { path: '/showcase', width: 390, toRead: 60, pictures: 60, inAll: 230, picture: 'in view' },
];

const table = (parcels: readonly Parcel[]) =>
  parcels.map(({ bytes, kind, path }) => `${(bytes / 1024).toFixed(1)} KB ${kind} ${path}`).join('\n');

test(
  'every page is within its budget, and contains the first text to read',
  { tag: '@whole-browser' },
  async ({ page }) => {
    for (const { path, width, toRead, scripts = SCRIPTS, pictures, inAll, picture } of budgets) {
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const parcels = await weigh(page, path);
        const of = (...kinds: string[]) => parcels.filter(({ kind }) => kinds.includes(kind));
        for (const [name, part, most] of [
          ['To read', of('document', 'stylesheet', 'font'), toRead],
          ['Scripts', of('script'), scripts],
          ['Pictures', of('image'), pictures],
          ['In all', parcels, inAll],
        ] as const) {
          expect.soft(kilobytes(part), `${path}, ${name}:\n${table(part)}`).toBeLessThanOrEqual(most);
        }
        // Before the load event: what is needed for reading, and pictures in view.
        const early = new Set(parcels.filter(({ isEarly }) => isEarly).map(({ kind }) => kind));
        if (picture === 'near') early.delete('image');
        expect.soft([...early].sort(), path).toEqual(['document', 'font', ...(picture === 'in view' ? ['image'] : [])]);
      });
    }
  },
);
