import type { Root } from 'mdast';
import { parentPort, workerData } from 'node:worker_threads';
import { contentFiles } from '@physics-editor/lib/content/content-files';
import { keyOf, parsePrepared } from './parse';
import { prepareSource } from './source';

// A thread that parses all texts below a project's root, half of the work of rendering them.

/** What is posted for each text. */
export type Parsed = readonly [key: string, tree: Root];

const root: string = workerData;
const { texts, read } = contentFiles(root);

for (const file of texts('')) {
  const text = prepareSource(read(file));
  try {
    parentPort?.postMessage([keyOf(file, text), parsePrepared(file, text)] satisfies Parsed);
  } catch {
    // A fault, which whoever renders the text reports.
  }
}
