import { join } from 'node:path';
import { digests } from '../support/checkers/digests';
import { makeSiteCopy, type SiteCopy } from '../support/hosts/site-copy';
import { expect, test } from '../support/test';

let sites: SiteCopy[] = [];
test.beforeAll(() => {
  sites = [makeSiteCopy(), makeSiteCopy()];
});
test.afterAll(() => {
  for (const site of sites) site.remove();
});

test('two builds of the same content in different folders produce the same site, byte for byte', async () => {
  test.slow();
  for (const site of sites) await site.buildWell();
  const [one, other] = sites.map(({ folder }) => digests(join(folder, 'dist')));
  expect(one?.size).toBeGreaterThan(300);
  const different = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])].filter(
    (file) => one?.get(file) !== other?.get(file),
  );
  expect(different).toEqual([]);
});
