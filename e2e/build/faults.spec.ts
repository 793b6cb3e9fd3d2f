import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sample } from '@physics-editor/lib/testing/effort';
import { plant, plantedFaults, type PlantedFault } from '../../__tests__/support/planted-faults';
import { digests } from '../support/checkers/digests';
import { makeQuickCopy, type Built, type SiteCopy } from '../support/hosts/site-copy';
import { expect, test } from '../support/test';

/** The entries of the list of faults in the output of a build: place, message and hint. */
function listOf({ stdout, stderr }: Built): { place: string; message: string; hint: string }[] {
  const found = (stdout + stderr).matchAll(/^ {2}(content\/\S+)\n {4}(.+)\n {4}→ (.+)$/gm);
  return [...found].map(([, place = '', message = '', hint = '']) => ({ place, message, hint }));
}

/** Builds a copy with these faults planted; expects each to be reported once and dist/ to stay unchanged. */
async function expectAllReported(site: SiteCopy, faults: readonly PlantedFault[]): Promise<void> {
  const dist = () => digests(join(site.folder, 'dist'));
  const before = dist();
  expect(before.size).toBeGreaterThan(0);
  const expected = plant(site.folder, faults);

  const built = await site.build();

  expect(built.status).toBe(1);
  const reported = listOf(built);
  for (const { place, message } of expected) {
    const here = reported.filter((fault) => `${fault.place}:`.startsWith(`${place}:`) && message.test(fault.message));
    expect.soft(here, `${place} ${String(message)}`).toHaveLength(1);
  }
  expect(reported).toHaveLength(expected.length);
  expect(dist()).toEqual(before);
}

test('all faults of front matter and data files, or then all of texts, are reported at once, and dist/ is unchanged', async () => {
  const site = makeQuickCopy();
  cpSync('dist', join(site.folder, 'dist'), { recursive: true });
  const content = join(site.folder, 'content');
  const right = join(site.folder, 'content.right');
  cpSync(content, right, { recursive: true });
  const faults = plantedFaults({ blog: 'scripting', showcase: 'games' });
  const inTexts = faults.filter(({ isInText }) => isInText);
  expect(inTexts.length).toBeGreaterThan(30);
  const inData = faults.filter((fault) => !inTexts.includes(fault));
  for (const planted of sample([inData, inTexts])) {
    rmSync(content, { recursive: true });
    cpSync(right, content, { recursive: true });
    await expectAllReported(site, planted);
  }
  site.remove();
});
