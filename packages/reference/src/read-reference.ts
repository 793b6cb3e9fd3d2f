import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { digestOf } from '@physics-editor/lib/build/digest.cjs';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { cachedJson } from './cached-json';
import { buildModel } from './model/build-model';
import { reference, type Reference } from './model/model';
import { LAYOUT } from './model/symbols';
import { readRecord, type Recorded } from './record';
import { DESCRIPTORS, readDescriptors, runTypeDoc, TYPEDOC } from './typedoc/extract';

const MODEL = 'packages/reference/src/model/build-model.ts';
const USES = 'packages/reference/src/uses/read-uses.mjs';
/** Folders of the code that the reference documents. */
const SOURCES = ['packages/physics/src', 'packages/runtime/src', 'packages/player/src/stage'];

/** The reference of a library. */
export interface Library extends Reference {
  /** Digest of the library, and of what reads it. */
  readonly digest: string;
  /** What recorded scenes use of it. */
  readonly uses: Recorded['uses'];
}

/** What has been read, by the project's root. */
const known = new Map<string, Promise<Library>>();

/**
 * Reads the reference of the library from its record or the cache, or from the code if that, or what reads it, has changed. A process reads it once:
 * `develop` shows changes of the library after a restart.
 */
export function readReference(root: string): Promise<Library> {
  const library = known.get(root) ?? read(root);
  known.set(root, library);
  library.catch(() => known.delete(root));
  return library;
}

async function read(root: string): Promise<Library> {
  const digest = await libraryDigest(root);
  const recorded = readRecord(root, digest);
  return recorded
    ? { ...recorded, digest, faults: [] }
    : { ...(await unrecordedReference(root, digest)), digest, uses: {} };
}

/** The digest of the library, and of what reads it. */
export function libraryDigest(root: string): Promise<string> {
  // All files, since types are in no bundle.
  const sources = SOURCES.flatMap((folder) =>
    filesBelow(join(root, folder))
      .filter((path) => path.endsWith('.ts'))
      .map((path) => posix.join(folder, path)),
  );
  return digestOf(root, [MODEL, TYPEDOC, DESCRIPTORS, USES], [...sources, 'tsconfig.json']);
}

/** The reference without the committed record. */
const unrecordedReference = (root: string, digest: string): Promise<Reference> =>
  cachedJson(root, { name: 'reference', digest }, reference, async () => {
    const [documented, descriptors] = await Promise.all([runTypeDoc(root), readDescriptors(root)]);
    const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
    return buildModel({ ...documented, descriptors, textOf }, LAYOUT);
  });
