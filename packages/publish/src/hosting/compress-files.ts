import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { openFileCache } from '@physics-editor/lib/build/file-cache';
import { isImmutable } from './cache-rules';
import type { Compression } from './compress';

/**
 * Compression levels. Immutable files are sent often and compressed once: later builds copy the result. Pages and their data are compressed in every
 * build: quality 6 costs 1–2 ms a page; 11 would save a tenth of the bytes, but take seventy times as long.
 */
const QUALITY = { lasting: { brotli: 10, gzip: 9 }, changing: { brotli: 6, gzip: 6 } };

const { root, folder, files, next }: Compression = workerData;
const cache = openFileCache(root, 'compressed');

for (let path = files[Atomics.add(next, 0, 1)]; path !== undefined; path = files[Atomics.add(next, 0, 1)]) {
  const file = join(folder, path);
  const text = readFileSync(file);
  const [br, gz] = isImmutable(path) ? compressOnce(text) : compress(text, QUALITY.changing);
  if (br.length < text.length) writeFileSync(`${file}.br`, br);
  if (gz.length < text.length) writeFileSync(`${file}.gz`, gz);
}

/** The compressed forms of a text. */
type Forms = readonly [br: Buffer, gz: Buffer];

function compress(text: Buffer, quality: { brotli: number; gzip: number }): Forms {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return [brotliCompressSync(text, { params }), gzipSync(text, { level: quality.gzip })];
}

function compressOnce(text: Buffer): Forms {
  const digest = createHash('sha256')
    .update(JSON.stringify([QUALITY.lasting, process.versions.brotli, process.versions.zlib]))
    .update(text);
  const name = digest.digest('hex').slice(0, 32);
  const [br, gz] = [cache.find(`${name}.br`), cache.find(`${name}.gz`)];
  if (br !== undefined && gz !== undefined) return [readFileSync(br), readFileSync(gz)];
  const forms = compress(text, QUALITY.lasting);
  cache.store(`${name}.br`, forms[0]);
  cache.store(`${name}.gz`, forms[1]);
  return forms;
}
