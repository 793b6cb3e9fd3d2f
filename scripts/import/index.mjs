// Imports Markdown and MDX of another project into content/. Usage: npm run import -- <folder> --to docs/<section>
// It uses the build's own parser and checks, which are TypeScript, and is therefore bundled first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundle } from '../support/bundle.mjs';

const CACHE = 'node_modules/.cache/import';

const { text } = await bundle('scripts/import/run-import.ts', {
  format: 'cjs',
  platform: 'node',
  jsx: 'automatic',
  external: ['sharp', 'typescript'],
  loader: { '.css': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"', __BASE_PATH__: '""', __PATH_PREFIX__: '""' },
});
mkdirSync(CACHE, { recursive: true });
const outfile = join(process.cwd(), CACHE, 'import.cjs');
writeFileSync(outfile, text);
/** @type {typeof import('./run-import')} */
const { runImport } = createRequire(import.meta.url)(outfile);
process.exitCode = await runImport(process.argv.slice(2), process.cwd(), console);
