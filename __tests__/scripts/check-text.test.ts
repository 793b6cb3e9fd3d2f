import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { removeTemporaryFolders, temporaryFolder, type Files } from '../support/content';

afterEach(removeTemporaryFolders);

/** Runs a checker of texts in a folder with `files`. */
function run(command: readonly string[], files: Files): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: temporaryFolder(files),
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const WORDS = 'content/words.txt';
const DOC = 'content/docs/levers.mdx';
const doc = (text: string): string => `---\ntitle: Levers\n---\n\n${text}\n`;

describe('spelling', () => {
  const CONFIG = 'cspell.config.yaml';
  const settings = { [CONFIG]: readFileSync(CONFIG, 'utf8'), [WORDS]: readFileSync(WORDS, 'utf8') };
  const spelling = (text: string) =>
    run([resolve('node_modules/cspell/bin.mjs'), 'lint', '--no-progress', '--no-summary'], {
      ...settings,
      [DOC]: doc(text),
    });

  test('a word that no dictionary has, and an American one, are told with file and line', () => {
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

describe('prose', () => {
  const TERMS = 'Javascript: JavaScript\n';
  const prose = (text: string) =>
    run([resolve('scripts/check-prose.mjs')], { [DOC]: doc(text), 'content/terms.yml': TERMS });

  test('every rule tells what it finds with file and line, and the status is 1', () => {
    const { status, output } = prose(
      [
        'Push the the bar.',
        'It is an unit.',
        'A script in Javascript.',
        'Read [click here](./faq.mdx).',
        'See [the figure].',
        '## Bars',
        '#### Hinges',
        ':::tip Wait',
        'It it moves.',
        ':::',
        '[unused]: /docs',
      ].join('\n\n'),
    );
    const told = [...output.matchAll(/levers\.mdx:(\d+)(?::\d+)?\n +(.*)/g)].map(
      ([, line, message]) => `${line} ${message}`,
    );
    expect(told).toEqual([
      '5 Expected `the` once, not twice',
      '7 Use `a` before `unit`, not `an`',
      '9 "Javascript" is written "JavaScript" here.',
      '11 The link "click here" does not say where it leads.',
      '13 Found reference to undefined definition',
      expect.stringMatching(/^17 .*heading/i),
      '21 Expected `it` once, not twice',
      '25 Found unused definition',
    ]);
    expect(output).toContain('The prose has 8 faults:');
    expect(status).toBe(1);
  });

  test('prose without a fault says nothing', () => {
    const text = '## Bars\n\nPush [the bar](./faq.mdx), in JavaScript: `Javascript`.\n\n```js\nthe the;\n```';
    expect(prose(text)).toEqual({ status: 0, output: '' });
  });
});

test('the words of the spelling list are sorted, and each is there once', () => {
  const words = readFileSync(WORDS, 'utf8').trim().split('\n');
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
});

test('every word of the spelling list is in use', () => {
  const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(mdx|yml)$/.test(path))
    .map((path) => readFileSync(join('content', path), 'utf8').toLowerCase());
  const words = readFileSync(WORDS, 'utf8').trim().split('\n');
  expect(words.filter((word) => !texts.some((text) => text.includes(word.toLowerCase())))).toEqual([]);
});
