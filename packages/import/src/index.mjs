// Imports Markdown and MDX of another project into content/. Usage: npm run import -- <folder> --to docs/<section>
// It uses the build's own parser and checks, which are TypeScript, and is therefore bundled first.
import { createRequire } from 'node:module';
import { bundleFile } from '../../../scripts/support/bundle.mjs';

const file = await bundleFile('packages/import/src/run-import.ts', {
  jsx: 'automatic',
  external: ['sharp', 'typescript'],
  loader: { '.css': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"', __BASE_PATH__: '""', __PATH_PREFIX__: '""' },
});
/** @type {typeof import('./run-import')} */
const { runImport } = createRequire(import.meta.url)(file);
process.exitCode = await runImport(process.argv.slice(2), process.cwd(), console);
