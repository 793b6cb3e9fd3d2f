import { build } from 'esbuild';
import { enginePlugin } from '../../src/build/engine-plugin.cjs';

const ENTRY = '@box2d/core/dist/index.js';
const ALIAS = '../../src/build/box2d-core.cjs';

afterEach(() => jest.dontMock(ENTRY).resetModules());

test('the engine is resolved to plain properties with the values of the package', () => {
  const entry: object = jest.requireActual(ENTRY);
  const flat: object = jest.requireActual('@box2d/core');
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(flat));
  expect(descriptors.length).toBeGreaterThan(150);
  expect(Object.keys(flat)).toEqual(Object.keys(entry));
  expect(descriptors.filter(([name, { get, value }]) => get || value !== Reflect.get(entry, name))).toEqual([]);
});

test.each([
  ['a plain value', {}, /does not re-export b2Extra by a getter/],
  ['other names', undefined, /does not export its classes/],
])('an entry with %s is rejected, with instructions', (_name, entry, message) => {
  jest.doMock(ENTRY, () => {
    const names = ['b2World', 'b2Vec2'];
    const getters = Object.fromEntries(names.map((name) => [name, { enumerable: true, get: () => name }]));
    return entry ? Object.defineProperties({ b2Extra: 1 }, getters) : {};
  });
  expect(() => jest.requireActual(ALIAS)).toThrow(message);
  expect(() => jest.requireActual(ALIAS)).toThrow(/Adapt packages\/player\/src\/build\/box2d-core\.cjs/);
  jest.dontMock(ENTRY);
});

test('a bundle with the plugin contains the engine once, by the replacement', async () => {
  const { metafile } = await build({
    stdin: { contents: `import '@box2d/particles'; import '@box2d/core';`, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'error',
    plugins: [enginePlugin(process.cwd())],
  });
  const importers = Object.entries(metafile.inputs)
    .filter(([, { imports }]) => imports.some(({ path }) => path.endsWith('@box2d/core/dist/index.js')))
    .map(([file]) => file);
  expect(importers).toEqual(['packages/player/src/build/box2d-core.cjs']);
});
