// Runs scenes without a picture, each in turn, for whoever has started this process. It takes messages { id, code, steps } and answers
// { id, problem }: null, or { message, line } with line 0 if it is not known. It is a process of its own, since code may have no end.
import { createRequire } from 'node:module';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { build } from 'esbuild';

const FOLDER = 'node_modules/.cache/scenes';

mkdirSync(FOLDER, { recursive: true });
const outfile = join(FOLDER, `headless-${process.pid}.cjs`);
await build({
  entryPoints: ['src/player/headless.ts'],
  bundle: true,
  platform: 'node',
  format: 'cjs',
  outfile,
  logLevel: 'error',
});
const { problemOf } = createRequire(import.meta.url)(join(process.cwd(), outfile));

process.on('message', async ({ id, code, steps }) => {
  process.send({ id, isStarted: true });
  process.send({ id, problem: syntaxProblemOf(code) ?? (await problemOf(code, steps)) ?? null });
});
process.on('disconnect', () => process.exit());
process.send({ id: 0, isStarted: true });

/** What is wrong with code that is no JavaScript; the engine tells the line of scripts alone. */
function syntaxProblemOf(code) {
  try {
    new Script(`async function scene() { "use strict";\n${code}\n}`, { filename: 'scene.js' });
    return undefined;
  } catch (error) {
    const line = Number(/^scene\.js:(\d+)/.exec(error.stack)?.[1] ?? 1) - 1;
    return { message: String(error), line };
  }
}
