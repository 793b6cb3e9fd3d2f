// Runs scenes without a picture, one at a time, for whoever has started this process, with the longest processor time of one in seconds and
// the most memory in bytes. It takes messages { code, steps } and answers { isStarted } and then { problem: { message, line } }, with line 0 if
// it is not known, or { state }: a digest. It is a process of its own, since code may have no end.
import { createRequire } from 'node:module';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';

const FOLDER = 'node_modules/.cache/scenes';

mkdirSync(FOLDER, { recursive: true });
const outfile = join(FOLDER, `headless-${process.pid}.cjs`);
await build({
  entryPoints: ['src/player/headless/headless.ts'],
  bundle: true,
  platform: 'node',
  format: 'cjs',
  outfile,
  logLevel: 'error',
});
const { runScene } = createRequire(import.meta.url)(join(process.cwd(), outfile));

/** Which scene runs, from 1; 0 for none. */
const turn = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
const [seconds, bytes] = process.argv.slice(2).map(Number);
new Worker(new URL('./watchdog.mjs', import.meta.url), { workerData: { turn, seconds, bytes } });

// As in the frame, nothing comes from elsewhere.
const { fetch } = globalThis;
globalThis.fetch = (address, ...rest) =>
  /^(?:data|blob):/.test(address) ? fetch(address, ...rest) : Promise.reject(new TypeError('Failed to fetch'));

let scenes = 0;
process.on('message', async ({ code, steps }) => {
  process.send({ isStarted: true });
  Atomics.store(turn, 0, ++scenes);
  const problem = syntaxProblemOf(code);
  const run = problem ? { problem } : await runScene(code, steps);
  Atomics.store(turn, 0, 0);
  process.send(run);
});
process.on('disconnect', () => process.exit());

/** What is wrong with code that is no JavaScript; the engine gives the line of scripts alone. */
function syntaxProblemOf(code) {
  try {
    new Script(`async function scene() { "use strict";\n${code}\n}`, { filename: 'scene.js' });
    return undefined;
  } catch (error) {
    const line = Number(/^scene\.js:(\d+)/.exec(error.stack)?.[1] ?? 1) - 1;
    return { message: String(error), line };
  }
}
