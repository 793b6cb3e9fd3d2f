import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { temporaryFolder, type Files } from '@physics-editor/lib/testing/temporary-folder';

/** Runs a checker of texts in a folder with `files`. */
function run(command: readonly string[], files: Files): { status: number | null; output: string } {
  const options = { cwd: temporaryFolder(files), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
  return { status, output: stdout + stderr };
}

const WORDS = 'content/words.txt';
const DOC = 'content/docs/levers.mdx';
const doc = (text: string): string => `---\ntitle: Levers\n---\n\n${text}\n`;

describe('spelling', () => {
  const CONFIG = 'cspell.config.yaml';
  const settings = { [CONFIG]: readFileSync(CONFIG, 'utf8'), [WORDS]: readFileSync(WORDS, 'utf8') };
  const command = [resolve('node_modules/cspell/bin.mjs'), 'lint', '--no-progress', '--no-summary'];
  const spelling = (text: string) => run(command, { ...settings, [DOC]: doc(text) });

  test('unknown and American words are reported with file and line', () => {
    const { status, output } = spelling('A leever is a bar.\n\nIts color is red.');
    expect(output).toMatch(/content\/docs\/levers\.mdx:5:3 - .*leever/);
    expect(output).toMatch(/content\/docs\/levers\.mdx:7:5 - .*color/);
    expect(status).toBe(1);
  });

  test('code, formulas and addresses are not words', () => {
    const text =
      'Set `leever.color` to $leever$: [this](./leever.mdx).\n\n```js\nconst leever = 1;\n```\n\n## Head {#leever}';
    expect(spelling(text)).toEqual({ status: 0, output: '' });
  });
});

test.each([
  [
    'Push the the bar.',
    1,
    /^The prose has 1 fault:\n\n {2}content\/docs\/levers\.mdx:5:6\n {4}Unexpected repeated `the`/,
  ],
  ['Push the bar.', 0, /^$/],
])('the check of the prose %j ends with %j', (text, expected, message) => {
  const files = { [DOC]: doc(text), 'content/terms.yml': 'Javascript: JavaScript\n' };
  const { status, output } = run([resolve('scripts/check-prose.mjs')], files);
  expect(output).toMatch(message);
  expect(status).toBe(expected);
});
