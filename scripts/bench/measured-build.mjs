// Builds a folder and measures the stages that Gatsby prints.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { watchTree } from './process-tree.mjs';

/** Stages with less processor time, in s, are left out. */
const SHORT = 0.5;

/** @typedef {{ stage: string, 'time (s)': number, 'processor (s)': number }} Stage */
/** @typedef {{ stages: Stage[], seconds: number, processor: number, bytes: number }} Measured */

/** Runs `npm run build` in a folder. Throws if it fails. @param {string} folder @returns {Promise<Measured>} */
export async function measuredBuild(folder) {
  const start = performance.now();
  const build = spawn('npm', ['run', 'build'], { cwd: folder, env: { ...process.env, CI: 'true' } });
  const tree = watchTree(build.pid ?? 0);
  const ended = Promise.all([once(build, 'close'), text(build.stderr)]);
  const seconds = () => (performance.now() - start) / 1000;
  /** @type {Stage[]} */
  const stages = [];
  let before = { seconds: 0, processor: 0 };
  let output = '';
  for await (const line of createInterface({ input: build.stdout })) {
    output += `${line}\n`;
    const [, stage] = /success (.+?) - \d/.exec(line) ?? [];
    if (stage === undefined) continue;
    const now = { seconds: seconds(), processor: tree.now().seconds };
    const processor = rounded(now.processor - before.processor);
    if (processor >= SHORT)
      stages.push({ stage, 'time (s)': rounded(now.seconds - before.seconds), 'processor (s)': processor });
    before = now;
  }
  const [, complaint] = await ended;
  const most = tree.stop();
  if (build.exitCode !== 0) throw new Error(`The build failed:\n${output}\n${complaint}`);
  return { stages, seconds: seconds(), processor: most.seconds, bytes: most.bytes };
}

/** @param {number} value */
export function rounded(value) {
  return Number(value.toFixed(1));
}
