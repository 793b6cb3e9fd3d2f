import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { JSONOutput } from 'typedoc';
import type { Descriptor } from '../model/property-texts';

export const LIBRARY = 'src/runtime';
const ENTRY = `${LIBRARY}/index.ts`;
const TYPEDOC = 'gatsby/sections/api/typedoc/run-typedoc.mjs';
const DESCRIPTORS = 'gatsby/sections/api/typedoc/read-descriptors.mjs';
const CACHE = 'node_modules/.cache/api-model.json';

/** What TypeDoc has to say of the library beside its model. */
export interface LogEntry {
  message: string;
  file?: string;
  line?: number;
}

/** TypeDoc's model of a library; null if it could make none. */
interface Documented {
  project: JSONOutput.ProjectReflection | null;
  log: LogEntry[];
}

/** What the classes of the library say of their properties, by the name of the class. */
export type Descriptors = Readonly<Record<string, readonly Descriptor[]>>;

/** What is known of the library: from its comments and types, and from itself. */
export interface Extract extends Documented {
  descriptors: Descriptors;
}

/** What a script writes to its standard output. Runs it in a process of its own. */
async function outputOf<Output>(script: string, ...parameters: readonly string[]): Promise<Output> {
  const maxBuffer = 256 * 1024 * 1024;
  const { stdout } = await promisify(execFile)(process.execPath, [resolve(script), ...parameters], { maxBuffer });
  const output: Output = JSON.parse(stdout);
  return output;
}

/** Runs TypeDoc on the entry file of a library below `root`. */
export const runTypeDoc = (root: string, entry = ENTRY): Promise<Documented> =>
  outputOf(TYPEDOC, resolve(root), resolve(root, entry));

/** Runs the library below `root` for what it says of its properties: defaults and ranges are written there alone. */
export const readDescriptors = (root: string): Promise<Descriptors> => outputOf(DESCRIPTORS, resolve(root));

/** What is being extracted, by the project's root. */
const running = new Map<string, ReturnType<typeof extract>>();

/**
 * What is known of `src/runtime`, from the disk as long as neither the library nor what reads it has changed. Whoever asks while it is being
 * made gets the same.
 */
export function extractLibrary(root: string): ReturnType<typeof extract> {
  const result = running.get(root) ?? extract(root).finally(() => running.delete(root));
  running.set(root, result);
  return result;
}

async function extract(root: string): Promise<Extract & { seconds: number | null }> {
  const digest = libraryDigest(root);
  const file = join(root, CACHE);
  if (existsSync(file)) {
    const kept: { digest: string; extract: Extract } = JSON.parse(readFileSync(file, 'utf8'));
    if (kept.digest === digest) return { ...kept.extract, seconds: null };
  }
  const start = Date.now();
  const [model, descriptors] = await Promise.all([runTypeDoc(root), readDescriptors(root)]);
  const made = { ...model, descriptors };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ digest, extract: made }));
  renameSync(`${file}.${process.pid}`, file);
  return { ...made, seconds: (Date.now() - start) / 1000 };
}

/** A digest of everything that an extract is made from. */
function libraryDigest(root: string): string {
  const hash = createHash('sha256');
  const sources = readdirSync(join(root, LIBRARY), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(LIBRARY, path));
  for (const path of [...sources.sort(), TYPEDOC, DESCRIPTORS, 'tsconfig.json', 'package.json', 'package-lock.json']) {
    hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}
