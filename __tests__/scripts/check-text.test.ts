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

// Texts without faults pass in `npm run check`.
test('unknown and American words of the spelling are reported with file and line, but not code, formulas and addresses', () => {
  const CONFIG = 'cspell.config.yaml';
  const text = [
    'A leever is a bar.',
    'Its color is red.',
    'Set `leever.color` to $leever$: [this](./leever.mdx).',
    '```js\nconst leever = 1;\n```',
    '## Head {#leever}',
  ].join('\n\n');
  const command = [resolve('node_modules/cspell/bin.mjs'), 'lint', '--no-progress', '--no-summary'];
  const { status, output } = run(command, {
    [CONFIG]: readFileSync(CONFIG, 'utf8'),
    [WORDS]: readFileSync(WORDS, 'utf8'),
    [DOC]: doc(text),
  });
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^content\/docs\/levers\.mdx:5:3 - .*leever/),
    expect.stringMatching(/^content\/docs\/levers\.mdx:7:5 - .*color/),
  ]);
  expect(status).toBe(1);
});

test('faults of the prose are reported, and fail the check', () => {
  const files = { [DOC]: doc('Push the the bar.'), 'content/terms.yml': 'Javascript: JavaScript\n' };
  const { status, output } = run([resolve('scripts/check-prose.mjs')], files);
  expect(output).toMatch(
    /^The prose has 1 fault:\n\n {2}content\/docs\/levers\.mdx:5:6\n {4}Unexpected repeated `the`/,
  );
  expect(status).toBe(1);
});
