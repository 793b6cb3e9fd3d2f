import type { z } from 'zod';
import { shownPath, type ContentFiles } from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';
import { checkYaml, type Checked } from '@physics-editor/markdown/checks/yaml';
import { createOwnNode, relativePathOf, type HookArgs } from './query';

/** A YAML file of the content folder and its schema. */
export interface YamlFile<Schema extends z.ZodType> {
  /** Path below `content/`. */
  path: string;
  schema: Schema;
}

/** Reads and checks a YAML file; a missing file is a fault. */
export function readYaml<Schema extends z.ZodType>(
  files: ContentFiles,
  { path, schema }: YamlFile<Schema>,
): Checked<z.output<Schema>> {
  const file = shownPath(path);
  if (files.exists(path)) return checkYaml({ text: files.read(path), file }, schema);
  const missing: Fault = { file, line: 1, message: `There is no ${file}.`, hint: 'write that file' };
  return { ok: false, faults: [missing] };
}

/** The faults of a YAML file. */
export function yamlFaults(files: ContentFiles, file: YamlFile<z.ZodType>): Fault[] {
  const checked = readYaml(files, file);
  return checked.ok ? [] : checked.faults;
}

/**
 * Creates nodes of one type from a YAML file if `node` is that file and has no faults, and removes those it contained before. `entriesOf` returns the
 * entries with their ids.
 */
export async function createYamlNodes<Schema extends z.ZodType>(
  args: HookArgs<'onCreateNode'>,
  { path, schema }: YamlFile<Schema>,
  type: string,
  entriesOf: (value: z.output<Schema>) => (Record<string, unknown> & { id: string })[],
): Promise<void> {
  const { node, actions, getNodesByType, loadNodeContent } = args;
  if (relativePathOf(node) !== path) return;
  const checked = checkYaml({ text: await loadNodeContent(node), file: shownPath(path) }, schema);
  if (!checked.ok) return;
  const entries = entriesOf(checked.value);
  const ids = new Set(entries.map(({ id }) => id));
  for (const old of getNodesByType(type)) {
    if (old.parent === node.id && !ids.has(old.id)) actions.deleteNode(old);
  }
  for (const entry of entries) createOwnNode(args, type, entry, node.id);
}
