import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuiltSite } from '../built-site';
import { isImmutable } from './cache-rules';
import { filesBelow } from '../files-below';

/** Kinds of files that are text; pictures, fonts and the search's index are compressed already. */
const TEXT = /\.(?:html|css|m?js|json|md|svg|txt|wasm|webmanifest|xml)$/;
/** Below this, in bytes, an answer is a packet or two whatever is done. */
const WORTH_IT = 512;

/**
 * How hard to try. What stays for a year is sent often and made seldom. Pages and their data are made anew with each build: quality 6 costs
 * a millisecond or two a page, and 11 would save a tenth of the bytes for seventy times that.
 */
const QUALITY = { lasting: { brotli: 10, gzip: 9 }, changing: { brotli: 6, gzip: 6 } };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Puts a `.br` and a `.gz` beside each text of the site, for hosts that send these in its place; none where it would not be smaller. */
export async function compressSite({ folder }: Pick<BuiltSite, 'folder'>): Promise<void> {
  const left = filesBelow(folder).filter((path) => TEXT.test(path));
  const compressNext = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await compressFile(folder, path);
  };
  // libuv compresses beside the script; a file more than there are cores is read meanwhile.
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
