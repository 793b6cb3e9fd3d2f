import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { cachedJson } from '../cached-json';
import { symbolId, type ApiSymbol } from '../model/model';
import type { Library } from '../read-reference';
import { use, type Use } from '../record';

const READER = 'packages/reference/src/uses/read-uses.mjs';

const allUses = z.array(z.array(use));

/** The code of a scene, and what is added after it: that shows what scripts are attached to, but is no use by the scene. */
export interface Script {
  code: string;
  added: string;
}

/** What codes use of the library, by the whole code. */
export type Uses = ReadonlyMap<string, readonly Use[]>;

/** The name of a script in the record. */
export const scriptDigest = ({ code, added }: Script): string =>
  hash('sha256', JSON.stringify([code, added])).slice(0, 16);

/** What each of these scripts uses of the library; the compiler reads those that are neither recorded nor cached. */
export async function readUses(
  root: string,
  { digest, uses: recorded }: Pick<Library, 'digest' | 'uses'>,
  scripts: readonly Script[],
): Promise<Uses> {
  const left = scripts.filter((script) => !recorded[scriptDigest(script)]);
  const input = JSON.stringify(left);
  const name = hash('sha256', digest + input);
  const found =
    left.length === 0
      ? []
      : await cachedJson(root, { name: 'scene-uses', digest: name }, allUses, () => runReader(root, input));
  const added = new Map(left.map((script, at) => [script, found[at] ?? []]));
  return new Map(
    scripts.map((script) => [script.code + script.added, added.get(script) ?? recorded[scriptDigest(script)] ?? []]),
  );
}

async function runReader(root: string, input: string): Promise<Use[][]> {
  const { stdin, stdout, stderr } = spawn(process.execPath, [resolve(READER), resolve(root)]);
  stdin.end(input);
  const [output, complaint] = await Promise.all([text(stdout), text(stderr)]);
  if (output === '') throw new Error(`What scenes use of the library could not be read: ${complaint.trim()}`);
  return allUses.parse(JSON.parse(output));
}

/**
 * The names that the reference has for uses, sorted. A member belongs to the symbol that declares it for the reference, which for members of a mixin
 * is the mixin: `TextMixin.text`.
 */
export function namesOf(uses: readonly Use[], symbols: readonly ApiSymbol[]): { symbols: string[]; members: string[] } {
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const names = { symbols: new Set<string>(), members: new Set<string>() };
  for (const [name, member] of uses) {
    const owner = byId.get(symbolId(name));
    const declared = owner?.members.find((each) => each.name === member);
    const declaredBy = declared?.inheritedFrom ? byId.get(declared.inheritedFrom) : owner;
    if (owner && member === undefined) names.symbols.add(name);
    if (declaredBy && declared) names.members.add(`${declaredBy.name}.${declared.name}`);
  }
  return { symbols: [...names.symbols].sort(), members: [...names.members].sort() };
}
