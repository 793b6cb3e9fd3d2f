// Checks the prose of content/, prints faults with file and line, and exits with status 1 if there are any. Usage: npm run check:prose
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const project = resolve(import.meta.dirname, '..');
// Below node_modules, so that the packages that the checks import are found, wherever the content is.
const folder = mkdtempSync(join(project, 'node_modules', '.check-prose-'));
try {
  const outfile = join(folder, 'prose.mjs');
  await build({
    stdin: {
      contents: `export { checkProse } from './gatsby/checks/prose/check-prose';
        export { formatFaults } from './gatsby/checks/fault';`,
      resolveDir: project,
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
    logLevel: 'error',
  });
  /** @type {typeof import('./prose/check-prose') & typeof import('@physics-editor/lib/content/fault')} */
  const { checkProse, formatFaults } = await import(pathToFileURL(outfile).href);
  const faults = await checkProse('.');
  if (faults.length > 0) console.error(formatFaults(faults, 'prose'));
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}
