import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../src/build/digest.cjs';
import { temporaryFolder } from '../../testing/temporary-folder';

const files = {
  'gatsby/page.tsx':
    "import { b } from '../src/b';\nimport { Tag } from '../src/tag';\nimport 'react';\nexport { b, Tag };",
  'src/b.ts': "import type { C } from './c';\nexport const b: C = 1;",
  'src/c.ts': 'export type C = number;',
  'src/tag.tsx': "import './tag.css';\nexport const Tag = () => <p />;",
  'src/tag.css': 'p { color: red }',
  'src/d.ts': 'export const d = 1;',
  'site.yml': 'title',
  'package-lock.json': '{}',
};
const digest = (changes: Record<string, string> = {}): Promise<string> =>
  digestOf(temporaryFolder({ ...files, ...changes }), ['gatsby/page.tsx'], ['site.yml']);

test('the digest does not depend on the folder or on other files', async () => {
  expect(await digest()).toBe(await digest());
  expect(await digest({ 'src/d.ts': '', 'src/e.ts': '' })).toBe(await digest());
});

test('files of packages do not change the digest, since the lock file pins them: copies of the site share a folder of packages', async () => {
  const own = { ...files, 'src/d.ts': "export { e } from '../node_modules/engine/index';" };
  const root = temporaryFolder({ ...own, 'node_modules/engine/index.js': 'export const e = 1;' });
  const copy = temporaryFolder(own);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  expect(await digestOf(copy, ['src/d.ts'])).toBe(await digestOf(root, ['src/d.ts']));
});

test.each([
  ['the file itself', { 'gatsby/page.tsx': 'export const a = 1;' }],
  ['a file that it imports', { 'src/tag.tsx': 'export const Tag = () => <div />;' }],
  ['a file that such a one imports', { 'src/tag.css': 'p { color: blue }' }],
  ['a file named beside it', { 'site.yml': 'changed' }],
  ['a package', { 'package-lock.json': '{ "version": 1 }' }],
])('%s changes the digest', async (_, changes) => {
  expect(await digest(changes)).not.toBe(await digest());
});

test('a missing file is named', async () => {
  await expect(digest({ 'src/tag.tsx': "import './gone';" })).rejects.toThrow('./gone');
});
