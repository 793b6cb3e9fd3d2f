import { once } from 'node:events';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startThread } from '@physics-editor/lib/build/start-thread';
import { allEnded } from '../all-ended';
import type { BuiltSite } from '../built-site';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { takeForms } from '../previous-site';

/** What a thread runs. */
const CODE = 'packages/publish/src/hosting/compress-files.ts';
/** Extensions of text files; pictures, fonts and the search index are already compressed. */
const TEXT = /\.(?:html|css|m?js|json|md|svg|txt|wasm|webmanifest|xml)$/;
/** Smaller files, in bytes, fit into a packet or two anyway. */
const WORTH_IT = 512;

/** What the threads share: each takes the next of the files. */
export interface Compression extends Pick<BuiltSite, 'root' | 'folder'> {
  /** Paths below the folder. */
  readonly files: readonly string[];
  /** Index of the next file. */
  readonly next: Int32Array;
}

/**
 * Writes a `.br` and a `.gz` beside each text file that is there now, for hosts that send precompressed files; neither if it would not be smaller.
 * Threads do it, while this one goes on. What is compressed already is left out, and the forms of what the previous site has, too, are copied. Throws
 * if a file cannot be written, when all threads have ended.
 * @param isWanted - leaves others for a later call
 */
export async function compressSite(
  { root, folder, previous }: Pick<BuiltSite, 'root' | 'folder' | 'previous'>,
  isWanted: (path: string) => boolean = () => true,
): Promise<void> {
  const all = filesBelow(folder);
  const [there, sizeOf] = [new Set(all), (path: string) => statSync(join(folder, path)).size];
  const files = all
    .filter((path) => TEXT.test(path) && isWanted(path) && !there.has(`${path}.gz`) && sizeOf(path) >= WORTH_IT)
    .filter((path) => !previous || !takeForms(previous, folder, path));
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: Compression = { root, folder, files, next };
  const threads = Array.from({ length: Math.min(availableParallelism(), files.length) }, async () =>
    once(await startThread(CODE, workerData), 'exit'),
  );
  await allEnded(threads);
}
