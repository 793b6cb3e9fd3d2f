// Takes Markdown and MDX of other projects into content/: npm run import -- <folder> --to docs/<section>
// It works with what the build itself parses and checks texts by, which is TypeScript, so it is bundled first.
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
