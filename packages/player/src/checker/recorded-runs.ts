import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { runOf, type SceneRun } from './scene-checker';

const record = z.object({
  /** Digest of the code that runs and checks scenes: runs of other code are of no use. */
  library: z.string(),
  /** By the name of the scene, with the digest of its code. */
  runs: z.record(z.string(), z.looseObject({ code: z.string() })),
});

/** A run of a scene. */
interface RecordedRun {
  readonly name: string;
  readonly code: string;
  readonly run: SceneRun;
}

const digestOfCode = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 16);

/** The text of the file, with a line per run, in the order of names. */
export function recordOf(library: string, runs: readonly RecordedRun[]): string {
  const lines = runs.map(
    ({ name, code, run }) => `    ${JSON.stringify(name)}: ${JSON.stringify({ code: digestOfCode(code), ...run })}`,
  );
  return `{\n  "library": ${JSON.stringify(library)},\n  "runs": {\n${lines.sort().join(',\n')}\n  }\n}\n`;
}

/**
 * Finds recorded runs of unchanged scenes with an unchanged library, so that the first build of a clone does not run them again. Finds none if the
 * file was written for another library, or is damaged.
 */
export function recordedRuns(file: string, library: string): (code: string) => SceneRun | undefined {
  const known = readRecord(file);
  if (known?.library !== library) return () => undefined;
  const runs = new Map(Object.values(known.runs).map((run) => [run.code, run]));
  return (code) => runOf(runs.get(digestOfCode(code)));
}

function readRecord(file: string): z.infer<typeof record> | undefined {
  try {
    return record.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
