import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { again, effort, seed } from '@physics-editor/lib/testing/effort';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { commit } from '../support/hosts/commit';
import { makeQuickCopy, type SiteCopy } from '../support/hosts/site-copy';
import { RandomEdits } from '../support/random-edits';
import { expect, test } from '../support/test';

const MINUTES = 30;
/** Builds, each after some edits. Every second one is compared with a build from nothing, which takes three times as long. */
const BUILDS = effort(4, 8);
const EDITS = 5;
/** Text of two files whose names differ in capitals only. */
const TWIN = '---\ntitle: Twin\n---\n\nOne of two.\n';

/** Code that is bundled for browsers. */
const PAGE_CODE = [
  ['src/components/content/callout.tsx', "label: 'Tip'", "label: 'Hint'"],
  ['src/templates/home.tsx', 'nothing to install', 'nothing to set up'],
  ['packages/player/src/frame.ts', 'const notify =', "console.debug('warm');\nconst notify ="],
] as const;

/** Code that the build runs, of each kind. */
const BUILD_CODE = [
  ['packages/markdown/src/plugins/rehype-structure.ts', 'Direct link to', 'Straight way to'],
  ['packages/lib/src/text/reading-time.ts', ' min read', ' min of reading'],
  ['src/styles/base.css', 'box-sizing:', 'orphans: 7; box-sizing:'],
  ['packages/runtime/src/bodies/circle-node.ts', 'a wheel', 'a tyre'],
  ['packages/publish/src/cards/card.ts', "accent: '#b93a12'", "accent: '#12b93a'"],
] as const;

/** A copy whose builds continue from the last one, and one whose builds start from nothing. */
let warm: SiteCopy;
let cold: SiteCopy;
test.beforeAll(() => {
  [warm, cold] = [makeQuickCopy(), makeQuickCopy()];
});
test.afterAll(() => {
  for (const site of [warm, cold]) site.remove();
});

/** The files of a site, without webpack's id of the build, which differs between builds of the same scripts, and without compressed forms. */
function filesOf({ folder }: SiteCopy): Map<string, string> {
  const read = (file: string) => readFileSync(join(folder, 'dist', file), 'latin1');
  const [, build = ''] = /"webpackCompilationHash":"(\w+)"/.exec(read('page-data/app-data.json')) ?? [];
  expect(build).not.toBe('');
  const names = filesBelow(join(folder, 'dist')).filter((name) => !/\.(?:br|gz)$/.test(name));
  return new Map(names.map((name) => [name, read(name).replaceAll(build, '')]));
}

test(`${again}: a build after random edits makes the same site, byte for byte, as one from nothing`, async () => {
  test.setTimeout(MINUTES * 60_000);
  const edits = new RandomEdits([warm.folder, cold.folder], seed);
  const kinds = edits.kinds();

  const compare = async () => {
    for (const folder of ['.cache', 'public']) rmSync(join(cold.folder, folder), { recursive: true, force: true });
    await cold.buildWell();
    const [own, right] = [filesOf(warm), filesOf(cold)];
    const different = [...new Set([...own.keys(), ...right.keys()])].filter(
      (name) => own.get(name) !== right.get(name),
    );
    expect(different, `after ${edits.log.join('; ')}`).toEqual([]);
  };

  await edits.start();
  await warm.buildWell();
  for (let at = 1; at <= BUILDS; at++) {
    for (let edit = 0; edit < EDITS; edit++) await kinds.next().value?.();
    await warm.buildWell();
    if (at % 2 === 0) await compare();
  }
  // When the first of two files with one address goes, the other has it.
  for (const { write } of [warm, cold]) for (const name of ['twin', 'Twin']) write(`content/docs/${name}.mdx`, TWIN);
  await warm.buildWell();
  for (const { folder } of [warm, cold]) rmSync(join(folder, 'content/docs/Twin.mdx'));
  await warm.buildWell();
  await compare();

  for (const code of [PAGE_CODE, [edits.pick(BUILD_CODE)]]) {
    for (const [path, from, to] of code) edits.replace(path, from, to);
    await warm.buildWell();
    await compare();
  }

  for (const { folder } of [warm, cold]) commit(folder, ['content/docs/index.mdx'], '2025-03-01T10:00:00Z');
  await warm.buildWell();
  await compare();
  // As React writes it.
  const date = '<time dateTime="2025-03-01T10:00:00Z">1 March 2025</time>';
  expect(readFileSync(join(warm.folder, 'dist/docs.html'), 'utf8')).toContain(date);
});
