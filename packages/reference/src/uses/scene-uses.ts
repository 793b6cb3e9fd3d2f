import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { digestOf } from '@physics-editor/lib/build/digest.cjs';
import { cachedJson } from '../cached-json';
import { symbolId, type ApiSymbol } from '../model/model';

const READER = 'packages/reference/src/uses/read-uses.mjs';
const LIBRARY = 'packages/runtime/src/index.ts';

/** A declaration of the library that the code of a scene refers to: a symbol, or a class and its member. */
const use = z.union([z.tuple([z.string()]), z.tuple([z.string(), z.string()])]);
const allUses = z.array(z.array(use));

type Use = z.infer<typeof use>;

/** The code of a scene, and what is added after it: that shows what scripts are attached to, but is no use by the scene. */
export interface Script {
  code: string;
  added: string;
}

/** What codes use of the library, by the whole code. */
export type Uses = ReadonlyMap<string, readonly Use[]>;

/** What each of these scripts uses of the library; the compiler reads them only if one of them or the library has changed. */
export async function readUses(root: string, scripts: readonly Script[]): Promise<Uses> {
  const input = JSON.stringify(scripts);
  const library = digestOf(root, [LIBRARY, READER]);
  const digest = createHash('sha256').update(library).update(input).digest('hex');
  const uses = await cachedJson(root, { name: 'scene-uses', digest }, allUses, () => runReader(root, input));
  return new Map(scripts.map(({ code, added }, at) => [code + added, uses[at] ?? []]));
}

async function runReader(root: string, input: string): Promise<Use[][]> {
  const reader = execFile(process.execPath, [resolve(READER), resolve(root)], { maxBuffer: 64 * 1024 ** 2 });
  const { stdin, stdout, stderr } = reader;
  if (!stdin || !stdout || !stderr) throw new Error(`${READER} has no input or output.`);
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
