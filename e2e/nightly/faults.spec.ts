import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { plantedFaults, type PlantedFault } from '../../__tests__/support/planted-faults';
import { makeBuiltCopy } from '../support/hosts/site-copy';
import { expect, test } from '../support/test';
import { expectAllReported } from '../support/checkers/reported-faults';

test('faults of texts are reported despite a new picture, and the next build needs no cleaning', async () => {
  const site = makeBuiltCopy();
  const content = join(site.folder, 'content');
  const right = join(site.folder, 'content.right');
  cpSync(content, right, { recursive: true });

  // A file that cannot be decoded is reported with front matter faults, and has no front matter; dead pages are found in a finished site.
  const isInText = ({ append, at: [file, line], message, needsPages = false }: PlantedFault) =>
    !append && file.startsWith('docs/') && line > 4 && !message.test('UTF-8') && !needsPages;
  const inTexts = plantedFaults({ blog: 'scripting', showcase: 'games' }).filter(isInText);
  expect(inTexts.length).toBeGreaterThan(30);
  await expectAllReported(site, inTexts);

  rmSync(content, { recursive: true });
  cpSync(right, content, { recursive: true });
  const { status, stdout, stderr } = await site.build();
  expect(status, stdout + stderr).toBe(0);
  site.remove();
});
