import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuiltSite } from '../built-site';
import { isImmutable } from './cache-rules';
import { filesBelow } from '../files-below';

/** Extensions of text files; pictures, fonts and the search index are already compressed. */
const TEXT = /\.(?:html|css|m?js|json|md|svg|txt|wasm|webmanifest|xml)$/;
/** Smaller files, in bytes, fit into a packet or two anyway. */
const WORTH_IT = 512;

/**
 * Compression levels. Immutable files are sent often and compressed seldom. Pages and their data are compressed in every build: quality 6 costs 1–2
 * ms a page; 11 would save a tenth of the bytes, but take seventy times as long.
 */
const QUALITY = { lasting: { brotli: 10, gzip: 9 }, changing: { brotli: 6, gzip: 6 } };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside each text file, for hosts that send precompressed files; neither if it would not be smaller. */
export async function compressSite({ folder }: Pick<BuiltSite, 'folder'>): Promise<void> {
  const left = filesBelow(folder).filter((path) => TEXT.test(path));
  const compressNext = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await compressFile(folder, path);
  };
  // libuv compresses in its own threads; one more file than there are cores is read meanwhile.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, compressNext));
}

async function compressFile(folder: string, path: string): Promise<void> {
  const file = join(folder, path);
  const text = await readFile(file);
  if (text.length < WORTH_IT) return;
  const quality = isImmutable(path) ? QUALITY.lasting : QUALITY.changing;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [br, gz] = await Promise.all([toBrotli(text, { params }), toGzip(text, { level: quality.gzip })]);
  if (br.length < text.length) await writeFile(`${file}.br`, br);
  if (gz.length < text.length) await writeFile(`${file}.gz`, gz);
}
