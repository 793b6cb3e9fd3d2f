import { join } from 'node:path';
import { pathFault, writeFault } from '../../scripts/support/project-folder.mjs';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';

test.each(['a[x]', 'a{b,c}', 'a!b', 'a?b', 'a*b', 'a\\b', '+(a)', '@(a)'])('Gatsby cannot build in %s', (name) => {
  expect(pathFault(`/home/me/${name}/site`)).toMatch(
    /^Gatsby cannot build in .*: it takes ".+" for a pattern\. Rename the folder/,
  );
});

test.each(['a(b)', "it's", 'a b', 'a[b', 'a}', 'a#b', '50%', 'ä', 'a&b', 'a+b', 'a@b'])('it can in %s', (name) => {
  expect(pathFault(`/home/me/${name}/site`)).toBeUndefined();
});

test('a folder that cannot be written is named; one that is missing is created', () => {
  const folder = temporaryFolder({ file: '' });
  expect(writeFault(join(folder, 'node_modules/.cache'))).toBeUndefined();
  expect(writeFault(join(folder, 'file/.cache'))).toBe(
    `This user cannot write ${folder}/file/.cache, which a build needs: change its owner, or mount a writable folder there.`,
  );
});
