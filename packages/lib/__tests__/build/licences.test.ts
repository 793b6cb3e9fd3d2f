import { formatLicences, isAccepted, packageFolder, readPackage } from '../../src/build/licences';
import { temporaryFolder } from '../../testing/temporary-folder';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['Apache-2.0 AND MIT', true],
  ['MIT AND GPL-3.0', false],
  ['LGPL-3.0-or-later', false],
  ['UNLICENSED', false],
  ['none', false],
])('%s: may be shipped is %s', (licence, expected) => {
  expect(isAccepted(licence)).toBe(expected);
});

test.each([
  ['/site/node_modules/react/cjs/react.js', '/site/node_modules/react'],
  ['/site/node_modules/@lezer/common/dist/a.js', '/site/node_modules/@lezer/common'],
  ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
  ['/site/node_modules/.cache/api/a.json', undefined],
  ['/site/src/lib/a.ts', undefined],
])('%s belongs to %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});

test('a package is listed with the data in its package.json', () => {
  const manifest = (more: object) => JSON.stringify({ name: 'a', version: '1.0.0', ...more });
  const folder = temporaryFolder({
    'package.json': manifest({ license: 'MIT' }),
    'LICENSE.md': 'Do as you like.\n',
    'LICENSE/a': '',
  });
  expect(readPackage(folder)).toEqual({ name: 'a', version: '1.0.0', licence: 'MIT', text: 'Do as you like.' });
  expect(readPackage(temporaryFolder({ 'package.json': manifest({}) }))).toMatchObject({ licence: 'none', text: '' });
  const misspelt = temporaryFolder({ 'package.json': manifest({ license: 'BDS-3-Clause' }) });
  expect(readPackage(misspelt).licence).toBe('BSD-3-Clause');
  const ofOldForm = temporaryFolder({ 'package.json': manifest({ license: { type: 'MIT' } }) });
  expect(readPackage(ofOldForm).licence).toBe('none');
});

const entry = (name: string, licence = 'MIT') => ({ name, version: '1.0.0', licence, text: `Text of ${name}` });

test('the list contains every package once, sorted by name', () => {
  const text = formatLicences([entry('b'), entry('a'), entry('b')]);
  expect(text.match(/^\w+ 1\.0\.0 \(MIT\)$/gm)).toEqual(['a 1.0.0 (MIT)', 'b 1.0.0 (MIT)']);
  expect(text).toContain('Text of a');
});

test('a licence that is not accepted stops the build with the names of its packages', () => {
  expect(() => formatLicences([entry('a'), entry('b', 'GPL-3.0')])).toThrow('  b 1.0.0: GPL-3.0');
});
