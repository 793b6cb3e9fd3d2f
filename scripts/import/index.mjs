// Takes Markdown and MDX of other projects into content/: npm run import -- <folder> --to docs/<section>
// It works with what the build itself parses and checks texts by, which is TypeScript, so it is bundled first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

const CACHE = 'node_modules/.cache/import';

const { outputFiles } = await build({
  entryPoints: ['scripts/import/run-import.ts'],
  bundle: true,
  write: false,
  format: 'cjs',
  platform: 'node',
  jsx: 'automatic',
  external: ['sharp', 'typescript'],
  loader: { '.css': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"', __BASE_PATH__: '""', __PATH_PREFIX__: '""' },
  logLevel: 'error',
});
mkdirSync(CACHE, { recursive: true });
const outfile = join(process.cwd(), CACHE, 'import.cjs');
writeFileSync(outfile, outputFiles[0].text);
const { runImport } = createRequire(import.meta.url)(outfile);
process.exitCode = await runImport(process.argv.slice(2), process.cwd(), console);
