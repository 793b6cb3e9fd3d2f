import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '@physics-editor/lib/content/content-files';
import { publishFile } from '../../../gatsby/pictures/published-file';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';

test('a file whose name the disk stores with decomposed letters is published under the composed name', () => {
  const root = temporaryFolder({ ['content/docs/Zähne 2.csv'.normalize('NFD')]: 'a,b' });
  const path = contentFiles(root).onDisk('docs/Zähne 2.csv');
  expect(decodeURI(publishFile(root, path, 'digest'))).toBe('/static/digest/Zähne-2.csv');
  expect(readFileSync(join(root, 'public/static/digest/Zähne-2.csv'), 'utf8')).toBe('a,b');
});
