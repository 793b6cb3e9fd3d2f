// Computes digests of posters, with one thread per core. A thread is terminated after its last scene, even if timers of scenes are still active.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { messageOf } from '../support/message-of.mjs';

/** @import { PosterRequest } from '@physics-editor/player/headless/draw-poster' */
/** @typedef {{ digest: string, problem?: undefined } | { problem: string }} Result */

/**
 * Returns { digest } for each request, or { problem } if its scene fails. `library` is the bundle of packages/player/src/headless/poster-digest.ts.
 * @param {string} library
 * @param {PosterRequest[]} requests
 */
export async function posterDigests(library, requests) {
  /** @type {(Result | undefined)[]} */
  const results = [];
  // The threads share one iterator: each takes the next request.
  const waiting = requests.entries();
  const work = async () => {
    const thread = new Worker(new URL(import.meta.url), { workerData: library });
    for (const [at, request] of waiting) {
      thread.postMessage(request);
      /** @type {Result[]} */
      const [result] = await once(thread, 'message');
      results[at] = result;
    }
    await thread.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

if (parentPort !== null) {
  const port = parentPort;
  /** @type {typeof import('@physics-editor/player/headless/poster-digest')} */
  const { posterDigest } = createRequire(import.meta.url)(String(workerData));
  /** @param {PosterRequest} request @returns {Promise<Result>} */
  const resultOf = (request) =>
    posterDigest(request).then(
      (digest) => ({ digest }),
      (/** @type {unknown} */ error) => ({ problem: messageOf(error) }),
    );
  port.on('message', (/** @type {PosterRequest} */ request) => {
    void resultOf(request).then((result) => port.postMessage(result));
  });
}
