import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { JSONOutput } from 'typedoc';

export const LIBRARY = 'src/runtime';
const ENTRY = `${LIBRARY}/index.ts`;
const RUNNER = 'gatsby/sections/api/typedoc/run-typedoc.mjs';
const CACHE = 'node_modules/.cache/api-model.json';

/** What TypeDoc has to say of the library beside its model. */
export interface LogEntry {
  message: string;
  file?: string;
  line?: number;
}

/** TypeDoc's model of the library; null if it could make none. */
export interface Extract {
  project: JSONOutput.ProjectReflection | null;
  log: LogEntry[];
}

/** Runs TypeDoc on the entry file of a library below `root`. */
export async function runTypeDoc(root: string, entry = ENTRY): Promise<Extract> {
  const script = resolve(RUNNER);
  const { stdout } = await promisify(execFile)(process.execPath, [script, resolve(root), resolve(root, entry)], {
    maxBuffer: 256 * 1024 * 1024,
  });
  const extract: Extract = JSON.parse(stdout);
  return extract;
}

/** What is being extracted, by the project's root. */
const running = new Map<string, ReturnType<typeof extract>>();

/**
 * TypeDoc's model of `src/runtime`, from the disk as long as neither the library nor what reads it has changed. Whoever asks while it is being
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
  const model = await runTypeDoc(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ digest, extract: model }));
  renameSync(`${file}.${process.pid}`, file);
  return { ...model, seconds: (Date.now() - start) / 1000 };
}

/** A digest of everything that TypeDoc's model is made from. */
function libraryDigest(root: string): string {
  const hash = createHash('sha256');
  const sources = readdirSync(join(root, LIBRARY), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(LIBRARY, path));
  for (const path of [...sources.sort(), RUNNER, 'tsconfig.json', 'package.json', 'package-lock.json']) {
    hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}
