// Loads the library and writes the property descriptors of its classes to standard output, by class name. Like TypeDoc, it runs in a process of its
// own, so that the library does not stay in the build's memory.
// Usage: node read-descriptors.mjs <root>, an absolute path.
import { build } from 'esbuild';

const [, , root = ''] = process.argv;
const { outputFiles } = await build({
  stdin: {
    contents: `export * from '@physics-editor/runtime'; export { textProperties } from '@physics-editor/runtime/core/text-mixin';`,
    resolveDir: root,
    loader: 'ts',
  },
  bundle: true,
  platform: 'node',
  format: 'esm',
  write: false,
  logLevel: 'error',
});
const [bundle] = outputFiles;
/** @type {typeof import('@physics-editor/runtime') & typeof import('@physics-editor/runtime/core/text-mixin')} */
const { textProperties, ...library } = await import(
  `data:text/javascript;base64,${Buffer.from(bundle?.contents ?? '').toString('base64')}`
);
const classes = Object.entries(library).flatMap(([name, value]) =>
  'propertyDescriptors' in value ? [[name, value.propertyDescriptors]] : [],
);
// The mixin is not a class; classes with its members use the same descriptors.
const mixin = Object.entries(textProperties).map(([path, property]) => ({ path, ...property }));
process.stdout.write(JSON.stringify(Object.fromEntries([...classes, ['TextMixin', mixin]])));
