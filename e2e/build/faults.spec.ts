import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { plantedFaults } from '../../__tests__/support/planted-faults';
import { expectAllReported } from '../support/checkers/reported-faults';
import { makeBuiltCopy } from '../support/hosts/site-copy';
import { expect, test } from '../support/test';

test('all faults of front matter and data files are reported at once, then all of texts, and dist/ is unchanged', async () => {
  const site = makeBuiltCopy();
  const content = join(site.folder, 'content');
  const right = join(site.folder, 'content.right');
  cpSync(content, right, { recursive: true });
  const faults = plantedFaults({ blog: 'scripting', showcase: 'games' });
  const inTexts = faults.filter(({ isInText }) => isInText);
  expect(inTexts.length).toBeGreaterThan(30);
  await expectAllReported(
    site,
    faults.filter((fault) => !inTexts.includes(fault)),
  );

  rmSync(content, { recursive: true });
  cpSync(right, content, { recursive: true });
  await expectAllReported(site, inTexts);
  site.remove();
});
