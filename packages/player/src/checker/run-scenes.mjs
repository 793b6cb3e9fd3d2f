// Runs scenes headlessly, one at a time, for the parent process. Arguments: processor time per scene in seconds, memory in bytes. It answers a message
// { code, steps } with { isStarted }, then { problem: { message, line } }, where an unknown line is 0, or { state }, a digest. It is a process of
// its own because code may contain an endless loop.
import { createRequire } from 'node:module';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { z } from 'zod';
import { enginePlugin } from '../build/engine-plugin.cjs';

const FOLDER = 'node_modules/.cache/scenes';

mkdirSync(FOLDER, { recursive: true });
const outfile = join(FOLDER, `headless-${process.pid}.cjs`);
await build({
  entryPoints: ['packages/player/src/headless/headless.ts'],
  bundle: true,
  platform: 'node',
  format: 'cjs',
  plugins: [enginePlugin(process.cwd())],
  outfile,
  logLevel: 'error',
});
/** @type {typeof import('../headless/headless')} */
const { runScene } = createRequire(import.meta.url)(join(process.cwd(), outfile));

/** Number of the running scene, from 1; 0 for none. */
const turn = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
const [seconds, bytes] = process.argv.slice(2).map(Number);
new Worker(new URL('./watchdog.mjs', import.meta.url), { workerData: { turn, seconds, bytes } });

// As in the frame, only data: and blob: URLs can be fetched.
const { fetch } = globalThis;
/** @param {Parameters<typeof fetch>} request */
globalThis.fetch = (...request) =>
  /^(?:data|blob):/.test(String(request[0])) ? fetch(...request) : Promise.reject(new TypeError('Failed to fetch'));

/** @param {{ isStarted: true } | Awaited<ReturnType<typeof runScene>>} answer */
const send = (answer) => process.send?.(answer);
const job = z.object({ code: z.string(), steps: z.number() });
let scenes = 0;
process.on('message', (message) => void take(message));
process.on('disconnect', () => process.exit());

/** @param {unknown} message */
async function take(message) {
  const { code, steps } = job.parse(message);
  send({ isStarted: true });
  Atomics.store(turn, 0, ++scenes);
  const problem = syntaxProblemOf(code);
  const run = problem ? { problem } : await runScene(code, steps);
  Atomics.store(turn, 0, 0);
  send(run);
}

/** The syntax error in a scene's code, if any; the engine gives line numbers for scripts only. @param {string} code */
function syntaxProblemOf(code) {
  try {
    new Script(`async function scene() { "use strict";\n${code}\n}`, { filename: 'scene.js' });
    return undefined;
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const line = Number(/^scene\.js:(\d+)/.exec(stack)?.[1] ?? 1) - 1;
    return { message: String(error), line };
  }
}
