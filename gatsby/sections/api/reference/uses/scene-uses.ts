import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { digestOf } from '@physics-editor/lib/build/digest.cjs';
import { openFileCache } from '@physics-editor/lib/build/file-cache';
import { symbolId, type ApiSymbol, type SceneUse, type UsedIn } from '../model/model';

const READER = 'gatsby/sections/api/reference/uses/read-uses.mjs';
const LIBRARY = 'packages/runtime/src/index.ts';

/** A declaration of the library that the code of a scene refers to: a symbol, or a class and its member. */
const use = z.union([z.tuple([z.string()]), z.tuple([z.string(), z.string()])]);
const allUses = z.array(z.array(use));
type Use = z.infer<typeof use>;

/** What codes use of the library, by code. */
export type Uses = ReadonlyMap<string, readonly Use[]>;

/** What each of these codes uses of the library; the compiler reads them only if one of them or the library has changed. */
export async function readUses(root: string, codes: readonly string[]): Promise<Uses> {
  const uses = await cachedUses(root, codes);
  return new Map(codes.map((code, at) => [code, uses[at] ?? []]));
}

async function cachedUses(root: string, codes: readonly string[]): Promise<Use[][]> {
  const input = JSON.stringify(codes);
  const digest = createHash('sha256')
    .update(digestOf(root, [LIBRARY, READER]))
    .update(input)
    .digest('hex');
  const cache = openFileCache(root, 'scene-uses');
  const file = cache.find(digest);
  const known = file === undefined ? undefined : allUses.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (known?.success) return known.data;
  const uses = await runReader(root, input);
  cache.store(digest, JSON.stringify(uses));
  return uses;
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

/** A scene and its code. */
interface UsingScene extends SceneUse {
  code: string;
}

/**
 * Adds to each symbol and member the scenes that use it. A member belongs to the symbol that declares it for the reference, which for members of a
 * mixin is the mixin.
 */
export function addSceneUses(symbols: readonly ApiSymbol[], scenes: readonly UsingScene[], uses: Uses): void {
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  for (const scene of scenes) {
    const added = new Set<string>();
    for (const [name, member] of uses.get(scene.code) ?? []) {
      const owner = byId.get(symbolId(name));
      const declared = owner?.members.find((each) => each.name === member);
      const symbol = declared?.inheritedFrom ? byId.get(declared.inheritedFrom) : owner;
      const key = `${symbol?.id ?? ''}#${member ?? ''}`;
      if (!symbol || added.has(key) || (member !== undefined && !declared)) continue;
      added.add(key);
      if (member === undefined) symbol.scenes.push(scene);
      else listFor(symbol, member).push(scene);
    }
  }
}

/** The address of the page that describes a symbol. */
export const pageOf = ({ path }: Pick<ApiSymbol, 'path'>): string => path.replace(/#.*/, '');

/** Most scenes that a page lists for a symbol or a member; search finds all. */
const MOST = 5;

/** The scenes for the page of a symbol: not the examples on it, scenes of the showcase first, and only some. */
export function usedIn(symbol: ApiSymbol): UsedIn[] {
  const lists = [{ member: null, scenes: symbol.scenes }, ...symbol.memberScenes];
  return lists.flatMap(({ member, scenes }) => {
    const others = scenes.filter(({ page }) => page !== pageOf(symbol)).sort((a, b) => rankOf(a) - rankOf(b));
    return others.length === 0 ? [] : [{ member, total: others.length, scenes: others.slice(0, MOST) }];
  });
}

const FOLDERS = ['showcase/', 'docs/', 'blog/'];

/** Scenes that are worth a visit for themselves come before examples of the reference. */
function rankOf({ file }: SceneUse): number {
  const at = FOLDERS.findIndex((folder) => file?.startsWith(folder));
  return at < 0 ? FOLDERS.length : at;
}

function listFor({ memberScenes }: ApiSymbol, member: string): SceneUse[] {
  const known = memberScenes.find((each) => each.member === member);
  if (known) return known.scenes;
  const scenes: SceneUse[] = [];
  memberScenes.push({ member, scenes });
  return scenes;
}
