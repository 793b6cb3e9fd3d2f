import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultPlace } from '@physics-editor/lib/content/fault';
import { checkTexts, librarySymbols } from '../../../gatsby/sections/content/check-texts';
import { projectWithLibrary, removeTemporaryFolders, type Change } from '../../support/content';

// TypeDoc may have to make its model of the library first.
jest.setTimeout(60_000);
afterEach(removeTemporaryFolders);

const symbols = librarySymbols(process.cwd());

/** The faults of the texts of a project with these changes, without running scenes. */
async function faultsOf(changes: Record<string, Change>, pictures: Record<string, Buffer> = {}): Promise<string[]> {
  const root = projectWithLibrary(changes);
  for (const [path, bytes] of Object.entries(pictures)) writeFileSync(join(root, 'content', path), bytes);
  const faults = await checkTexts(root, {
    symbols: await symbols,
    runScene: async () => undefined,
  });
  return faults.map((fault) => `${faultPlace(fault)} ${fault.message}`).sort();
}

const doc = (text: string, fields = '') => `---\ntitle: A page\n${fields}---\n\n${text}\n`;

test('correct texts have no faults', async () => {
  expect(await faultsOf({})).toEqual([]);
});

test('all faults of all texts are reported, also for texts with invalid front matter', async () => {
  const faults = await faultsOf({
    'docs/one.mdx': doc('`editor.CircelNode` and [the other](./two.mdx#gone).\n\n## Here'),
    'docs/two.mdx': doc('## There\n\n[One](./one.mdx#here), [home](./index.mdx#heer).', 'tilte: x\n'),
    'docs/three.mdx': doc('![A picture](./gone.png)', 'draft: maybe\n'),
    'docs/four.mdx': doc('<Slider />', 'title: twice\n'),
  });
  expect(faults).toEqual([
    expect.stringMatching(/^content\/docs\/four\.mdx:6:1 .*Slider/),
    'content/docs/one.mdx:5:1 There is no editor.CircelNode in the API.',
    'content/docs/one.mdx:5:25 /docs/two has no anchor #gone.',
    expect.stringMatching(/^content\/docs\/three\.mdx:6:1 There is no picture/),
    'content/docs/two.mdx:8:24 /docs has no anchor #heer.',
  ]);
});

test('a damaged picture is reported where it is used, and hides no other faults', async () => {
  const whole = readFileSync('content/docs/scenes/sprites.png');
  const changes = {
    'docs/one.mdx': doc('Text.\n\n![A picture](./cut.png) and `editor.CircelNode`.'),
    'blog/falling/cover.png': 'no picture',
  };
  expect(await faultsOf(changes, { 'docs/cut.png': whole.subarray(0, whole.length / 2) })).toEqual([
    'content/blog/falling/index.mdx:7:8 The picture content/blog/falling/cover.png cannot be read.',
    'content/docs/one.mdx:7:1 The picture content/docs/cut.png cannot be read.',
    'content/docs/one.mdx:7:29 There is no editor.CircelNode in the API.',
  ]);
});

test('a link to a file that is there is no fault', async () => {
  const text = doc('[Data](./data%201.csv), [film](../film.mp4#t=5) and [sheet](./sheet.pdf).');
  const changes = { 'docs/one.mdx': text, 'docs/data 1.csv': '1,2', 'docs/sheet.pdf': '%PDF' };
  expect(await faultsOf(changes)).toEqual([
    'content/docs/one.mdx:5:25 There is no file content/film.mp4, or it is empty.',
  ]);
});

test('drafts are not reported', async () => {
  expect(await faultsOf({ 'docs/one.mdx': doc('`editor.CircelNode`', 'draft: true\n') })).toEqual([]);
});
