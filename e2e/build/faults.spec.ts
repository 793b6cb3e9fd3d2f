import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { plant, plantedFaults, type PlantedFault } from '../../__tests__/support/planted-faults';
import { makeQuickCopy, type Built, type SiteCopy } from '../support/site-copy';
import { expect, test } from '../support/test';

let site: SiteCopy;
const content = () => join(site.folder, 'content');
const right = () => join(site.folder, 'content.right');
test.beforeEach(() => {
  site = makeQuickCopy();
  cpSync(content(), right(), { recursive: true });
  // The site as an earlier build has left it.
  cpSync('dist', join(site.folder, 'dist'), { recursive: true });
});
test.afterEach(() => site.remove());

/** The digest of every file of the copy's dist/. */
function digests(): Map<string, string> {
  const dist = join(site.folder, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(dist, path), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

/** The paragraphs of the list of faults in what a build writes: place, message and hint. */
function listOf({ stdout, stderr }: Built): { place: string; message: string; hint: string }[] {
  const found = (stdout + stderr).matchAll(/^ {2}(content\/\S+)\n {4}(.+)\n {4}→ (.+)$/gm);
  return [...found].map(([, place = '', message = '', hint = '']) => ({ place, message, hint }));
}

/** Builds with these faults planted, and expects each to be told once, and dist/ to stay as it is. */
async function expectAllTold(faults: readonly PlantedFault[]): Promise<void> {
  const before = digests();
  const expected = plant(site.folder, faults);

  const built = await site.build();

  expect(built.status).toBe(1);
  const told = listOf(built);
  for (const { place, told: message } of expected) {
    const here = told.filter((fault) => `${fault.place}:`.startsWith(`${place}:`) && message.test(fault.message));
    expect.soft(here, `${place} ${String(message)}`).toHaveLength(1);
  }
  expect(told).toHaveLength(expected.length);
  expect(digests()).toEqual(before);
}

/** Takes everything back that was planted. */
function mend(): void {
  rmSync(content(), { recursive: true });
  cpSync(right(), content(), { recursive: true });
}

test('all faults are told at once, dist/ stays as it was, and the build after them needs no cleaning', async () => {
  test.setTimeout(600_000);
  const faults = plantedFaults({ blog: 'scripting', showcase: 'games' });
  // A file that cannot be read is told of with the front matter, of which there is none.
  const isInText = ({ append, at: [file, line], told }: PlantedFault) =>
    !append && file.startsWith('docs/') && line > 4 && !told.test('UTF-8');

  await test.step('faults of front matter and data files, with those of texts', () =>
    expectAllTold(faults.filter(({ needsPages }) => !needsPages)));

  mend();
  await test.step('faults of texts alone, beside a new picture', async () => {
    const inTexts = faults.filter(isInText);
    expect(inTexts.length).toBeGreaterThan(30);
    await expectAllTold(inTexts);
  });

  mend();
  const { status, stdout, stderr } = await site.build();
  expect(status, stdout + stderr).toBe(0);
});
