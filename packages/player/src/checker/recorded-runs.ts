import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { runOf, type SceneRun } from './scene-checker';

const record = z.object({
  /** Digest of the code that runs and checks scenes: runs of other code are of no use. */
  library: z.string(),
  /** By the digest of a scene's code. */
  runs: z.record(z.string(), z.looseObject({ steps: z.number() })),
});

/** A run of a scene without a problem. */
interface RecordedRun {
  readonly code: string;
  readonly steps: number;
  readonly run: SceneRun;
}

const digestOfCode = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 16);

/** The text of the file, with a line per run, in an order that does not depend on the order of scenes. */
export function recordOf(library: string, runs: readonly RecordedRun[]): string {
  const lines = runs.map(
    ({ code, steps, run }) => `    ${JSON.stringify(digestOfCode(code))}: ${JSON.stringify({ steps, ...run })}`,
  );
  return `{\n  "library": ${JSON.stringify(library)},\n  "runs": {\n${[...new Set(lines)].sort().join(',\n')}\n  }\n}\n`;
}

/**
 * Finds recorded runs of at least a number of steps: of unchanged scenes with an unchanged library, so that the first build of a clone does not run
 * them again. Finds none if the file was written for another library, or is damaged.
 */
export function recordedRuns(file: string, library: string): (code: string, steps: number) => SceneRun | undefined {
  const known = readRecord(file);
  if (known?.library !== library) return () => undefined;
  return (code, steps) => {
    const entry = known.runs[digestOfCode(code)];
    return entry && entry.steps >= steps ? runOf(entry) : undefined;
  };
}

function readRecord(file: string): z.infer<typeof record> | undefined {
  try {
    return record.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
