// Checks the prose of content/, prints faults with file and line, and exits with status 1 if there are any. Usage: npm run check:prose
import { resolve } from 'node:path';
import { load } from '@physics-editor/lib/build/load.cjs';

const project = resolve(import.meta.dirname, '..');
/** @type {typeof import('./prose/check-prose')} */
const { checkProse, formatFaults } = load(project, 'scripts/prose/check-prose.ts');
const faults = await checkProse('.');
if (faults.length > 0) console.error(formatFaults(faults, 'prose'));
process.exitCode = faults.length > 0 ? 1 : 0;
