import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { openFileCache, type FileCache } from '@physics-editor/lib/build/file-cache';
import type { BuiltSite } from '../built-site';
import { isImmutable } from './cache-rules';
import { filesBelow } from '../files-below';

/** Extensions of text files; pictures, fonts and the search index are already compressed. */
const TEXT = /\.(?:html|css|m?js|json|md|svg|txt|wasm|webmanifest|xml)$/;
/** Smaller files, in bytes, fit into a packet or two anyway. */
const WORTH_IT = 512;

/**
 * Compression levels. Immutable files are sent often and compressed once: later builds copy the result. Pages and their data are compressed in every
 * build: quality 6 costs 1–2 ms a page; 11 would save a tenth of the bytes, but take seventy times as long.
 */
const QUALITY = { lasting: { brotli: 10, gzip: 9 }, changing: { brotli: 6, gzip: 6 } };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside each text file, for hosts that send precompressed files; neither if it would not be smaller. */
export async function compressSite({ root, folder }: Pick<BuiltSite, 'root' | 'folder'>): Promise<void> {
  const cache = openFileCache(root, 'compressed');
  const left = filesBelow(folder).filter((path) => TEXT.test(path));
  const compressNext = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await compressFile(folder, path, cache);
  };
  // libuv compresses in its own threads; one more file than there are cores is read meanwhile.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, compressNext));
}

async function compressFile(folder: string, path: string, cache: FileCache): Promise<void> {
  const file = join(folder, path);
  const text = await readFile(file);
  if (text.length < WORTH_IT) return;
  const [br, gz] = isImmutable(path) ? await compressOnce(text, cache) : await compress(text, QUALITY.changing);
  if (br.length < text.length) await writeFile(`${file}.br`, br);
  if (gz.length < text.length) await writeFile(`${file}.gz`, gz);
}

/** The compressed forms of a text. */
type Forms = readonly [br: Buffer, gz: Buffer];

function compress(text: Buffer, quality: { brotli: number; gzip: number }): Promise<Forms> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return Promise.all([toBrotli(text, { params }), toGzip(text, { level: quality.gzip })]);
}

async function compressOnce(text: Buffer, cache: FileCache): Promise<Forms> {
  const digest = createHash('sha256')
    .update(JSON.stringify([QUALITY.lasting, process.versions.brotli, process.versions.zlib]))
    .update(text);
  const name = digest.digest('hex').slice(0, 32);
  const [br, gz] = [cache.find(`${name}.br`), cache.find(`${name}.gz`)];
  if (br !== undefined && gz !== undefined) return Promise.all([readFile(br), readFile(gz)]);
  const forms = await compress(text, QUALITY.lasting);
  cache.store(`${name}.br`, forms[0]);
  cache.store(`${name}.gz`, forms[1]);
  return forms;
}
