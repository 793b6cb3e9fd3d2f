import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { plantedFaults } from '../../__tests__/support/planted-faults';
import { makeBuiltCopy } from '../support/hosts/site-copy';
import { expect, test } from '../support/test';
import { expectAllReported } from '../support/checkers/reported-faults';

test('faults of texts are reported despite a new picture, and the next build needs no cleaning', async () => {
  const site = makeBuiltCopy();
  const content = join(site.folder, 'content');
  const right = join(site.folder, 'content.right');
  cpSync(content, right, { recursive: true });

  const inTexts = plantedFaults({ blog: 'scripting', showcase: 'games' }).filter(({ isInText }) => isInText);
  await expectAllReported(site, inTexts);

  rmSync(content, { recursive: true });
  cpSync(right, content, { recursive: true });
  const { status, stdout, stderr } = await site.build();
  expect(status, stdout + stderr).toBe(0);
  site.remove();
});
