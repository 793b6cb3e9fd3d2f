import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { digestOf } from '@physics-editor/lib/build/digest.cjs';
import { cachedJson } from './cached-json';
import { buildModel } from './model/build-model';
import { reference, type Reference } from './model/model';
import { DESCRIPTORS, readDescriptors, runTypeDoc, TYPEDOC } from './typedoc/extract';
import { LAYOUT } from './typedoc/reflections';

const MODEL = 'packages/reference/src/model/build-model.ts';
/** Folders of the code that the reference documents. */
const SOURCES = ['packages/physics/src', 'packages/runtime/src', 'packages/player/src/stage'];

/** References that are being read, by the project's root. */
const reading = new Map<string, Promise<Reference>>();

/** Reads the reference of the library from its code, or from the cache if neither the code nor what reads it has changed. Concurrent calls share a run. */
export function readReference(root: string): Promise<Reference> {
  const result = reading.get(root) ?? read(root).finally(() => reading.delete(root));
  reading.set(root, result);
  return result;
}

async function read(root: string): Promise<Reference> {
  // All files, since types are in no bundle.
  const sources = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => posix.join(folder, path.replaceAll('\\', '/'))),
  );
  const digest = digestOf(root, [MODEL, TYPEDOC, DESCRIPTORS], [...sources, 'tsconfig.json', 'package.json']);
  return cachedJson(root, { name: 'reference', digest }, reference, async () => {
    const [documented, descriptors] = await Promise.all([runTypeDoc(root), readDescriptors(root)]);
    const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
    return buildModel({ ...documented, descriptors, textOf }, LAYOUT);
  });
}
