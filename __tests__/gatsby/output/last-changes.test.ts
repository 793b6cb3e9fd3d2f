import { lastChanges } from '../../../gatsby/output/last-changes';
import { siteOf } from '../../support/build';

test('a page with several texts has the date of the latest change', async () => {
  const nodes = [
    { path: '/', lastUpdated: '2025-01-01T10:00:00+01:00' },
    { path: '/showcase#a', lastUpdated: '2025-03-01T23:00:00+00:00' },
    { path: '/showcase#b', lastUpdated: '2025-03-02T00:30:00+03:00' },
    { path: '/showcase#c', lastUpdated: null },
    { path: '/docs/a&b', lastUpdated: null },
  ];
  expect(await lastChanges(siteOf({ data: { allContent: { nodes } } }))).toEqual(
    new Map([
      ['/', '2025-01-01T10:00:00+01:00'],
      ['/showcase', '2025-03-01T23:00:00+00:00'],
    ]),
  );
});
