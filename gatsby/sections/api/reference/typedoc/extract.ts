import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { JSONOutput } from 'typedoc';
import type { Descriptor } from '../model/property-texts';

/** Folders of the code that the reference documents. */
const SOURCES = ['packages/runtime/src', 'packages/player/src/stage'];
export const ENTRY = 'packages/player/src/stage/reference.ts';
const TYPEDOC = 'gatsby/sections/api/reference/typedoc/run-typedoc.mjs';
const DESCRIPTORS = 'gatsby/sections/api/reference/typedoc/read-descriptors.mjs';
const CACHE = 'node_modules/.cache/api-model.json';

/** A message of TypeDoc. */
export interface LogEntry {
  message: string;
  file?: string;
  line?: number;
}

/** TypeDoc's model of a library; null if it could not create one. */
interface Documented {
  project: JSONOutput.ProjectReflection | null;
  log: LogEntry[];
}

/** Property descriptors by class name. */
export type Descriptors = Readonly<Record<string, readonly Descriptor[]>>;

/** Everything extracted from the library: by TypeDoc, and by running it. */
export interface Extract extends Documented {
  descriptors: Descriptors;
}

/** Runs a script in a child process and parses its standard output as JSON. */
async function outputOf<Output>(script: string, ...parameters: readonly string[]): Promise<Output> {
  const maxBuffer = 256 * 1024 * 1024;
  const { stdout } = await promisify(execFile)(process.execPath, [resolve(script), ...parameters], { maxBuffer });
  const output: Output = JSON.parse(stdout);
  return output;
}

/** Runs TypeDoc on an entry file below `root`. */
export const runTypeDoc = (root: string, entry = ENTRY): Promise<Documented> =>
  outputOf(TYPEDOC, resolve(root), resolve(root, entry));

/** Runs the library below `root` for its property descriptors: defaults and ranges are defined only there. */
export const readDescriptors = (root: string): Promise<Descriptors> => outputOf(DESCRIPTORS, resolve(root));

/** Extractions in progress, by the project's root. */
const running = new Map<string, ReturnType<typeof extract>>();

/**
 * Extracts the library, or reads the cached result if neither the library nor the code that extracts it has changed. Concurrent calls share one
 * extraction.
 */
export function extractLibrary(root: string): ReturnType<typeof extract> {
  const result = running.get(root) ?? extract(root).finally(() => running.delete(root));
  running.set(root, result);
  return result;
}

async function extract(root: string): Promise<Extract & { digest: string; seconds: number | null }> {
  const digest = libraryDigest(root);
  const file = join(root, CACHE);
  if (existsSync(file)) {
    const kept: { digest: string; extract: Extract } = JSON.parse(readFileSync(file, 'utf8'));
    if (kept.digest === digest) return { ...kept.extract, digest, seconds: null };
  }
  const start = Date.now();
  const [model, descriptors] = await Promise.all([runTypeDoc(root), readDescriptors(root)]);
  const made = { ...model, descriptors };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ digest, extract: made }));
  renameSync(`${file}.${process.pid}`, file);
  return { ...made, digest, seconds: (Date.now() - start) / 1000 };
}

/** A digest of everything that an extract depends on. */
function libraryDigest(root: string): string {
  const hash = createHash('sha256');
  const sources = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join(folder, path)),
  );
  for (const path of [...sources.sort(), TYPEDOC, DESCRIPTORS, 'tsconfig.json', 'package.json', 'package-lock.json']) {
    hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}
