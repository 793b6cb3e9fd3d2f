import { digestOf } from '../../../gatsby/mdx/pipeline';
import { removeTemporaryFolders, temporaryFolder } from '../../support/content';

afterEach(removeTemporaryFolders);

const files = { 'src/a.ts': 'a', 'src/b/c.ts': 'c', 'site.yml': 'title' };
const digest = (changes: Record<string, string> = {}): string =>
  digestOf(temporaryFolder({ ...files, ...changes }), ['src', 'site.yml']);

test('the digest is the same in every folder', () => {
  expect(digest()).toBe(digest());
});

test.each([
  ['a file below a folder', { 'src/b/c.ts': 'changed' }],
  ['a new file', { 'src/d.ts': '' }],
  ['a file named by itself', { 'site.yml': 'changed' }],
])('%s changes the digest', (_, changes) => {
  expect(digest(changes)).not.toBe(digest());
});
