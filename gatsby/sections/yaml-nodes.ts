import type { Actions } from 'gatsby';
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

/** Creates nodes of one type from a YAML file if `node` is that file and has no faults. `entriesOf` returns the entries with their ids. */
export async function createYamlNodes<Schema extends z.ZodType>(
  args: HookArgs<'onCreateNode'>,
  { path, schema }: YamlFile<Schema>,
  type: string,
  entriesOf: (value: z.output<Schema>) => (Record<string, unknown> & { id: string })[],
): Promise<void> {
  if (relativePathOf(args.node) !== path) return;
  const checked = checkYaml({ text: await args.loadNodeContent(args.node), file: shownPath(path) }, schema);
  if (checked.ok) replaceNodes(args, type, entriesOf(checked.value));
}

type ReplaceArgs = Pick<HookArgs<'onCreateNode'>, 'node' | 'getNodesByType' | 'createContentDigest'> & {
  actions: Pick<Actions, 'createNode' | 'deleteNode'>;
};

/** Creates the nodes of one type that a file contains, and removes those it contained before. */
export function replaceNodes(
  args: ReplaceArgs,
  type: string,
  entries: readonly (Record<string, unknown> & { id: string })[],
): void {
  const { node, actions, getNodesByType } = args;
  const ids = new Set(entries.map(({ id }) => id));
  for (const old of getNodesByType(type)) {
    if (old.parent === node.id && !ids.has(old.id)) actions.deleteNode(old);
  }
  for (const entry of entries) createOwnNode(args, type, entry, node.id);
}
