import { expect, test } from '../e2e/support/test';
import { kilobytes, weigh } from '../e2e/support/pages/weigh';

const PAGES = [
  '/',
  '/docs/faq',
  '/docs/snapping',
  '/docs/api/classes/CircleNode',
  '/blog',
  '/blog/gravity-scale',
  '/showcase',
];
const WIDTHS = [1366, 390];

const rounded = (value: number): number => Number(value.toFixed(1));

test('what pages transfer, in KB with gzip', async ({ browser }) => {
  const rows: Record<string, Record<string, number>> = {};
  for (const path of PAGES) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const parcels = await weigh(await context.newPage(), path);
      await context.close();
      const of = (kind: string) => rounded(kilobytes(parcels, (parcel) => parcel.kind === kind));
      rows[`${path} at ${width} px`] = {
        HTML: of('document'),
        font: of('font'),
        pictures: of('image'),
        'before load': rounded(kilobytes(parcels, ({ isEarly }) => isEarly)),
        scripts: of('script'),
        data: rounded(of('fetch') + of('xhr')),
        'in all': rounded(kilobytes(parcels)),
      };
    }
  }
  console.table(rows);
  expect(Object.keys(rows)).toHaveLength(PAGES.length * WIDTHS.length);
});
