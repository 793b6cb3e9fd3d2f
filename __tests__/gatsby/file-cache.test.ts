import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFileCache } from '../../gatsby/file-cache';
import { removeTemporaryFolders, temporaryFolder } from '../support/content';

afterEach(removeTemporaryFolders);

test('files are found again', () => {
  const root = temporaryFolder();
  expect(openFileCache(root, 'cards').find('a')).toBeUndefined();
  expect(openFileCache(root, 'cards').store('a', 'text')).toBe(join(root, 'node_modules/.cache/cards/a'));
  expect(openFileCache(root, 'cards').find('a')).toBe(join(root, 'node_modules/.cache/cards/a'));
});

test('without a folder that can be written to, they are stored for this process, with one warning', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const root = temporaryFolder({ 'node_modules/.cache': 'a file' });
  const path = openFileCache(root, 'cards').store('a', 'text');
  expect(readFileSync(path, 'utf8')).toBe('text');
  expect(openFileCache(root, 'other').find('a')).toBeUndefined();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('make node_modules/.cache writable')]]);
  warn.mockRestore();
});
