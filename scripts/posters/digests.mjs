// Computes digests of posters in as many threads as there are cores. A thread ends with its work, whatever a scene has left that goes on.
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** For each order { digest }, or { problem } if its scene fails. `library` is the bundle of src/player/headless/poster-digest.ts. */
export async function posterDigests(library, orders) {
  const results = [];
  const waiting = [...orders.entries()];
  const work = () =>
    new Promise((resolve, reject) => {
      const thread = new Worker(new URL(import.meta.url), { workerData: library });
      const next = () => {
        const order = waiting.shift();
        if (order) thread.postMessage(order);
        else resolve(thread.terminate());
      };
      thread.on('error', reject);
      thread.on('message', ([at, result]) => {
        results[at] = result;
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

if (!isMainThread) {
  const { posterDigest } = createRequire(import.meta.url)(workerData);
  const resultOf = (order) =>
    posterDigest(order).then(
      (digest) => ({ digest }),
      (error) => ({ problem: error.message }),
    );
  parentPort.on('message', async ([at, order]) => parentPort.postMessage([at, await resultOf(order)]));
}
