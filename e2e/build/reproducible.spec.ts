import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../gatsby/output/files-below';
import { makeSiteCopy, type SiteCopy } from '../support/site-copy';
import { expect, test } from '../support/test';

let sites: SiteCopy[] = [];
test.beforeAll(() => {
  sites = [makeSiteCopy(), makeSiteCopy()];
});
test.afterAll(() => {
  for (const site of sites) site.remove();
});

/** Every file of a built copy with a digest of what is in it. */
function digests({ folder }: SiteCopy): Map<string, string> {
  const dist = join(folder, 'dist');
  return new Map(
    filesBelow(dist).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(dist, file)))
        .digest('hex'),
    ]),
  );
}

test('two builds of the same content in different folders give the same site, byte for byte', async () => {
  test.slow();
  for (const site of sites) {
    const { status, stdout, stderr } = await site.build();
    expect(status, stdout + stderr).toBe(0);
  }
  const [one, other] = sites.map(digests);
  expect(one?.size).toBeGreaterThan(300);
  const different = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])].filter(
    (file) => one?.get(file) !== other?.get(file),
  );
  expect(different).toEqual([]);
});
