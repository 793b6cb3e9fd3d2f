import { build } from 'esbuild';
import { enginePlugin } from '../../src/build/engine-plugin.cjs';

test('the engine is resolved to plain properties with the values of the package, which cannot be assigned there', () => {
  const entry: object = jest.requireActual('@box2d/core/dist/index.js');
  const flat: object = jest.requireActual('@box2d/core');
  const exported = Object.entries(Object.getOwnPropertyDescriptors(entry));
  expect(exported.flatMap(([name, { get, set }]) => (!get || set ? [name] : []))).toEqual(['__esModule']);
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(flat));
  expect(descriptors.length).toBeGreaterThan(150);
  expect(Object.keys(flat)).toEqual(Object.keys(entry));
  expect(descriptors.filter(([name, { get, value }]) => get || value !== Reflect.get(entry, name))).toEqual([]);
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
