import type { PlainObject } from './meta-object';
import { isData } from './property';

const LENGTH = 12;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** Returns a random string of 12 characters. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Copies JSON data with new ids for the object and those inside it; references between them are updated. */
export function withNewIds(data: PlainObject): PlainObject {
  const ids = new Map<unknown, string>();
  const collect = (value: unknown): void => {
    if (!isData(value)) return;
    if ('class' in value && 'id' in value) ids.set(value['id'], newId());
    Object.values(value).forEach(collect);
  };
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace);
    if (isData(value)) return replaceIn(value);
    return ids.get(value) ?? value;
  };
  const replaceIn = (value: PlainObject): PlainObject =>
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner)]));
  collect(data);
  return replaceIn(data);
}
