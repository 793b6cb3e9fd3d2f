// Imports Markdown and MDX of another project into content/. Usage: npm run import -- <folder> --to docs/<section>
import { load } from '@physics-editor/lib/build/load.cjs';

// As in a build.
process.env.NODE_ENV = 'production';
Object.assign(globalThis, { __BASE_PATH__: '', __PATH_PREFIX__: '' });
/** @type {typeof import('./run-import')} */
const { runImport } = load(process.cwd(), 'packages/import/src/run-import.ts');
process.exitCode = await runImport(process.argv.slice(2), process.cwd(), console);
