import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../gatsby/checks/content';
import { contentFiles } from '@physics-editor/lib/content/content-files';
import { checkEncodings } from '@physics-editor/markdown/checks/encoding';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';
import { projectWith } from '../../support/content';

function faultsOf(bytes: Uint8Array, file = 'docs/a.mdx') {
  const root = temporaryFolder();
  mkdirSync(join(root, 'content/docs'), { recursive: true });
  writeFileSync(join(root, 'content', file), bytes);
  return checkEncodings(contentFiles(root));
}

const HINT = 'save it as UTF-8 ("Save with encoding" in most editors)';

test.each(['Text.\n', '\uFEFFText.\r\n', 'Настройка, 物理, 🏀\n', ''])('UTF-8 is correct: %j', (text) => {
  expect(faultsOf(Buffer.from(text))).toEqual([]);
});

test.each(['docs/a.mdx', 'docs/a.md', 'docs/a.yml', 'docs/a.js', 'docs/a.svg'])(
  '%s in Latin-1 is a fault with its place',
  (file) => {
    const bytes = Buffer.concat([Buffer.from('Ünder\nÄ ca'), Buffer.from('f\u{E9}.\nMore \u{E9}', 'latin1')]);
    expect(faultsOf(bytes, file)).toEqual([
      { file: `content/${file}`, line: 2, column: 6, message: 'The file is not saved as UTF-8.', hint: HINT },
    ]);
  },
);

test('an incomplete character at the end is a fault', () => {
  expect(faultsOf(Buffer.from('ab🏀').subarray(0, 4))).toMatchObject([{ line: 1, column: 3 }]);
});

test.each(['\uFEFFText.\n', 'Text.\n'])('UTF-16 is a fault: %j', (text) => {
  expect(faultsOf(Buffer.from(text, 'utf16le'))).toEqual([
    { file: 'content/docs/a.mdx', line: 1, message: 'The file is saved as UTF-16, or is not a text file.', hint: HINT },
  ]);
});

test('pictures are not checked', () => {
  expect(faultsOf(Buffer.from([0x89, 0x50, 0, 0xff]), 'docs/a.png')).toEqual([]);
});

test('other faults of a file that is not UTF-8 are omitted, those of other files are not', () => {
  const root = projectWith({ 'docs/levers.mdx': '---\ntitel: Levers\n---\n' });
  for (const file of ['hinges.mdx', 'index.mdx']) {
    writeFileSync(join(root, 'content/docs', file), Buffer.from('---\ntitel: H\u{E9}\n---\n', 'latin1'));
  }
  expect(checkContent(root).map(({ file, message }) => `${file} ${message}`)).toEqual([
    'content/docs/hinges.mdx The file is not saved as UTF-8.',
    'content/docs/index.mdx The file is not saved as UTF-8.',
    'content/docs/levers.mdx "title" is missing.',
    'content/docs/levers.mdx Unknown field "titel".',
  ]);
});
