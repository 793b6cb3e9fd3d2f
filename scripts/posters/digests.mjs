// Computes digests of posters in as many threads as there are cores. A thread ends with its work, whatever a scene has left that goes on.
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** For each request { digest }, or { problem } if its scene fails. `library` is the bundle of src/player/headless/poster-digest.ts. */
export async function posterDigests(library, requests) {
  const results = [];
  const waiting = [...requests.entries()];
  const work = () =>
    new Promise((resolve, reject) => {
      const thread = new Worker(new URL(import.meta.url), { workerData: library });
      const next = () => {
        const request = waiting.shift();
        if (request) thread.postMessage(request);
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
  const resultOf = (request) =>
    posterDigest(request).then(
      (digest) => ({ digest }),
      (error) => ({ problem: error.message }),
    );
  parentPort.on('message', async ([at, request]) => parentPort.postMessage([at, await resultOf(request)]));
}
