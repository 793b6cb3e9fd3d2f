// Runs the library and writes what its classes say of their properties to standard output: descriptors by the name of the class. It has a
// process of its own, as TypeDoc has, so that the build does not keep the library in memory.
// node read-descriptors.mjs <root>, absolute.
import { build } from 'esbuild';

const [, , root = ''] = process.argv;
const { outputFiles } = await build({
  stdin: {
    contents: `export * from './src/runtime'; export { textProperties } from './src/runtime/core/text-mixin';`,
    resolveDir: root,
    loader: 'ts',
  },
  bundle: true,
  platform: 'node',
  format: 'esm',
  write: false,
  logLevel: 'error',
});
const { textProperties, ...library } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);
const classes = Object.entries(library)
  .filter(([, value]) => Array.isArray(value?.propertyDescriptors))
  .map(([name, { propertyDescriptors }]) => [name, propertyDescriptors]);
// The mixin is no class with properties of its own; those that have its members take them from the same place.
const mixin = Object.entries(textProperties).map(([path, property]) => ({ path, ...property }));
process.stdout.write(JSON.stringify(Object.fromEntries([...classes, ['TextMixin', mixin]])));
