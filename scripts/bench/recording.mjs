// Prints what it costs the scenes of the showcase to keep their past: processor time of a step without and with it, and the longest step.
// Usage: node scripts/bench/recording.mjs
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundleFile } from '../support/bundle.mjs';

const SHOWCASE = 'content/showcase';
/** Steps before the measurement, in each of its parts, and parts, which alternate with the other scene's. */
const WARM_UP = 300;
const STEPS = 300;
const PARTS = 4;

/** @typedef {typeof import('./recording-entry')} Library */

/** @type {Library} */
const library = createRequire(import.meta.url)(await bundleFile('scripts/bench/recording-entry.ts'));
library.setAssetLoader(() => Promise.resolve({ content: {}, width: 1, height: 1 }));
console.log(
  `${'ms per step'.padEnd(28)}${['without', 'with', 'more', 'longest'].map((head) => head.padStart(10)).join('')}`,
);
for (const entry of readdirSync(SHOWCASE, { withFileTypes: true })) {
  if (entry.isDirectory()) await report(library, entry.name);
}

/** @param {Library} library @param {string} name */
async function report({ History, createStage, silence }, name) {
  const code = readFileSync(join(SHOWCASE, name, 'scene.js'), 'utf8');
  const create = () => createStage(code, { libraries: silence });
  const [bare, kept] = [await create(), await create()];
  const history = new History([kept], () => kept.scene.step());
  history.record();
  const [without, recorded] = [() => bare.scene.step(), () => history.advance()];
  for (const step of [without, recorded]) for (let at = 0; at < WARM_UP; at++) step();
  let [a, b, longest] = [0, 0, 0];
  for (let part = 0; part < PARTS; part++) {
    a += measure(without).time;
    const measured = measure(recorded);
    b += measured.time;
    longest = Math.max(longest, measured.longest);
  }
  if (history.refusal !== '') console.log(`${name}: ${history.refusal}`);
  const count = STEPS * PARTS;
  const cells = [
    (a / count).toFixed(3),
    (b / count).toFixed(3),
    `${((b / a - 1) * 100).toFixed(1)} %`,
    longest.toFixed(1),
  ];
  console.log(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(10)).join('')}`);
}

/** Processor time in ms of some steps, since the machine may do other work, and the longest step. @param {() => void} step */
function measure(step) {
  let longest = 0;
  const before = process.cpuUsage();
  for (let at = 0; at < STEPS; at++) {
    const start = performance.now();
    step();
    longest = Math.max(longest, performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  return { time: (user + system) / 1000, longest };
}
