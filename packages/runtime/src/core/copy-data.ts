import { MetaObject } from './meta-object';
import { isData } from './property';

/** A copy of a script's data, so that a saved state does not follow it. Nodes in it, and what cannot be copied, stay shared. */
export function copyData(data: unknown, copies = new Map<unknown, unknown>()): unknown {
  if (isData(data)) {
    const known = copies.get(data);
    if (known) return known;
    const copy = Array.isArray(data) ? [] : {};
    copies.set(data, copy);
    for (const [key, inner] of Object.entries(data)) Object.assign(copy, { [key]: copyData(inner, copies) });
    return copy;
  }
  try {
    return data instanceof MetaObject ? data : structuredClone(data);
  } catch {
    return data;
  }
}
