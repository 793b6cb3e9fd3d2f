import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampBuildId } from '../../src/pages/build-id';
import { buildOf } from '@physics-editor/lib/offline';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';

const HASH = '0'.repeat(20);
const FILES = {
  'page-data/app-data.json': `{"webpackCompilationHash":"${HASH}"}`,
  'page-data/docs/faq/page-data.json': '{"path":"/docs/faq"}',
  'page-data/sq/d/1.json': '{"data":{}}',
};
const SCRIPT = `app-${HASH}.js`;

function marksIn(files: Readonly<Record<string, string>>): string[] {
  const folder = temporaryFolder(files);
  const build = stampBuildId(folder);
  const texts = Object.keys(files).map((file) => readFileSync(join(folder, file), 'utf8'));
  return [build, ...texts.map((text) => buildOf(text) ?? `${text} has no mark`)];
}

test('all data of a build have its id', () => {
  const [mark, ...others] = marksIn(FILES);
  expect(mark).toMatch(/^[0-9a-f]{20}$/);
  expect(mark).not.toBe(HASH);
  expect(new Set(others)).toEqual(new Set([mark]));
});

test('a build with other texts has the same id, one with other shared data or scripts has another', () => {
  const [mark] = marksIn(FILES);
  // Gatsby's own hash changes from the first build to the next.
  const app = FILES['page-data/app-data.json'].replace('0', '1');
  expect(marksIn({ ...FILES, 'page-data/app-data.json': app })[0]).toBe(mark);
  expect(marksIn({ ...FILES, 'page-data/docs/faq/page-data.json': '{"path":"/docs/faq","html":""}' })[0]).toBe(mark);
  expect(marksIn({ ...FILES, 'page-data/sq/d/1.json': '{"data":{"a":1}}' })[0]).not.toBe(mark);
  const [withScript] = marksIn({ ...FILES, [SCRIPT]: 'start()' });
  expect(withScript).not.toBe(mark);
  expect(marksIn({ ...FILES, [SCRIPT]: 'stop()' })[0]).not.toBe(withScript);
});
