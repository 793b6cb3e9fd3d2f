import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { openFileCache } from '@physics-editor/lib/build/file-cache';

/**
 * A value from the cache of JSON files below the project's root; made, and stored there, if there is none.
 * @param place - the name of the cache, and a digest of everything that the value depends on
 */
export async function cachedJson<Value>(
  root: string,
  { name, digest }: Readonly<Record<'name' | 'digest', string>>,
  schema: z.ZodType<Value>,
  make: () => Promise<Value>,
): Promise<Value> {
  const cache = openFileCache(root, name);
  const file = cache.find(`${digest}.json`);
  if (file !== undefined) return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const value = await make();
  cache.store(`${digest}.json`, JSON.stringify(value));
  return value;
}
