// Writes the committed records, by which a build neither runs scenes nor starts a compiler: content/scene-runs.json and
// packages/reference/reference.json. Usage: npm run record
import { writeFileSync } from 'node:fs';
import { load } from '@physics-editor/lib/build/load.cjs';

/** @type {typeof import('../gatsby/scenes/records')} */
const { makeRecords } = load(process.cwd(), 'gatsby/scenes/records.ts');
const { files, problems } = await makeRecords(process.cwd());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
