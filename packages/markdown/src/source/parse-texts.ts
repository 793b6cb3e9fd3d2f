import { parentPort, workerData } from 'node:worker_threads';
import { contentFiles } from '@physics-editor/lib/content/content-files';
import { parsePrepared, type Parsed } from './parse';
import type { Parsing } from './parse-ahead';
import { prepareSource } from './source';

const { root, files }: Parsing = workerData;
const { read } = contentFiles(root);

for (const file of files) {
  const text = prepareSource(read(file));
  try {
    parentPort?.postMessage({ file, text, tree: parsePrepared(file, text) } satisfies Parsed);
  } catch {
    // A fault, which whoever renders the text reports.
  }
}
