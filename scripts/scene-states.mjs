// Records the final state of every scene of the site in content/scene-states.json, and in content/scene-runs.json what builds need of the runs. Usage: npm run scene-states
import { writeFileSync } from 'node:fs';
import { load } from '@physics-editor/lib/build/load.cjs';

/** @type {typeof import('../gatsby/scenes/scene-states')} */
const { RECORD, RUNS, sceneStates } = load(process.cwd(), 'gatsby/scenes/scene-states.ts');
const { states, runs, problems } = await sceneStates(process.cwd());
for (const [name, { message, line }] of Object.entries(problems)) console.error(`${name}:${line} ${message}`);
if (Object.keys(problems).length > 0) process.exitCode = 1;
else {
  writeFileSync(RECORD, `${JSON.stringify(states, null, 2)}\n`);
  writeFileSync(RUNS, runs);
}
console.log(`${Object.keys(states).length} scenes recorded`);
