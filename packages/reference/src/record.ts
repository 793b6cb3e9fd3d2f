import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { ownMembers, type ApiMember, type ApiSymbol } from './model/model';

/** The committed record of the library, below the project's root: builds read it while it is up to date, instead of starting a compiler. */
export const RECORD = 'packages/reference/reference.json';

/** A declaration of the library that the code of a scene refers to: a symbol, or a class and its member. */
export const use = z.union([z.tuple([z.string()]), z.tuple([z.string(), z.string()])]);

export type Use = z.infer<typeof use>;

/** What the record says of a library without faults. */
export interface Recorded {
  readonly symbols: ApiSymbol[];
  /** What scenes use of the library, by the digest of their code. */
  readonly uses: Readonly<Record<string, readonly Use[]>>;
}

/** The text of the record, with a line per member and scene, so that a diff shows what has changed for scripts. */
export function recordOf(digest: string, { symbols, uses }: Recorded): string {
  const declared = declaredIn(symbols);
  const lines = (items: readonly string[]) => items.map((item) => `\n${item}`).join(',');
  const short = (each: ApiMember) => {
    const origin = declared(each);
    const { name, isStatic, inheritedFrom } = each;
    const changed = Object.entries(each).filter(([key, value]) => !isDeepStrictEqual(value, Reflect.get(origin, key)));
    return origin === each ? each : { name, isStatic, inheritedFrom, ...Object.fromEntries(changed) };
  };
  const texts = symbols.map(
    ({ members, ...rest }) =>
      `${JSON.stringify(rest).slice(0, -1)},"members":[${lines(members.map((each) => JSON.stringify(short(each))))}]}`,
  );
  const used = Object.entries(uses)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `${startOf(digest)}"symbols":[${lines(texts)}],\n"uses":{${lines(used)}${END}`;
}

/** Reads the record; undefined if it was written for another library, or is damaged. What has the right digest has the right form. */
export function readRecord(root: string, digest: string): Recorded | undefined {
  const file = join(root, RECORD);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!text.startsWith(startOf(digest)) || !text.endsWith(END)) return undefined;
  const { symbols, uses }: Recorded = JSON.parse(text);
  const declared = declaredIn(symbols);
  const whole = symbols.map((each) => ({
    ...each,
    members: each.members.map((one) => ({ ...declared(one), ...one })),
  }));
  return { symbols: whole, uses };
}

/** How the record of a library starts, and any ends. */
const startOf = (digest: string): string => `{"digest":${JSON.stringify(digest)},`;
const END = '}}\n';

/** Finds the member that an inherited one repeats; another is its own. */
function declaredIn(symbols: readonly ApiSymbol[]): (each: ApiMember) => ApiMember {
  const keyOf = (id: string, { name, isStatic }: ApiMember) => `${id} ${String(isStatic)} ${name}`;
  const own = symbols.flatMap((symbol) => ownMembers(symbol).map((each) => [keyOf(symbol.id, each), each] as const));
  const byKey = new Map(own);
  return (each) => (each.inheritedFrom === null ? each : (byKey.get(keyOf(each.inheritedFrom, each)) ?? each));
}
