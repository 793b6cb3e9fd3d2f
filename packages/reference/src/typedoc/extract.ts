import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { JSONOutput } from 'typedoc';
import { z } from 'zod';
import { descriptors, type Descriptors } from '../model/property-texts';
import { ENTRY } from '../model/symbols';

export const TYPEDOC = 'packages/reference/src/typedoc/run-typedoc.mjs';
export const DESCRIPTORS = 'packages/reference/src/typedoc/read-descriptors.mjs';

const logEntry = z.object({ message: z.string(), file: z.string().optional(), line: z.int().optional() });

/** The version of TypeDoc's JSON that its types describe. */
const version = z.object({ schemaVersion: z.literal('2.0'), variant: z.literal('project') });

const documented = z.object({
  /** Null if TypeDoc could not create a model. */
  project: z.custom<JSONOutput.ProjectReflection>((value) => version.safeParse(value).success).nullable(),
  log: z.array(logEntry),
});

/** A message of TypeDoc. */
export type LogEntry = z.infer<typeof logEntry>;

/** Everything known of a library: from TypeDoc, from running it, and its text. */
export interface Extract extends z.infer<typeof documented> {
  descriptors: Descriptors;
  /** Returns the text of a file below the project's root. */
  textOf: (file: string) => string;
}

/** Runs a script in a child process and parses its standard output as JSON. */
async function outputOf<Output>(schema: z.ZodType<Output>, script: string, ...parameters: string[]): Promise<Output> {
  const maxBuffer = 256 * 1024 * 1024;
  const { stdout } = await promisify(execFile)(process.execPath, [resolve(script), ...parameters], { maxBuffer });
  return schema.parse(JSON.parse(stdout));
}

/** Runs TypeDoc on an entry file below `root`. */
export const runTypeDoc = (root: string, entry = ENTRY): Promise<z.infer<typeof documented>> =>
  outputOf(documented, TYPEDOC, resolve(root), resolve(root, entry));

/** Runs the library below `root` for its property descriptors: defaults and ranges are defined only there. */
export const readDescriptors = (root: string): Promise<Descriptors> =>
  outputOf(descriptors, DESCRIPTORS, resolve(root));
