import { readFragment } from '../addresses';

/**
 * The values of a scene's parameters in an address, as a query: `?swing=30#id`, which leads to the scene without scripts, too, or `#id?swing=30`.
 * @param keys - those of the parameters: a query may be there for others, such as those who count visits
 */
export function valuesIn({ search, hash }: Readonly<Record<'search' | 'hash', string>>, keys: readonly string[]) {
  const own = [...new URLSearchParams(search)].filter(([key]) => keys.includes(key));
  return readFragment(hash).values ?? (own.length > 0 ? new URLSearchParams(own).toString() : undefined);
}

/** An address with values for a scene in its hash, `/page#scene-a?swing=30`, in the form with a query; others are unchanged. */
export const withValuesFirst = (address: string): string =>
  address.replace(/^([^?#]*)(#scene-[^?=]+)\?(.+)$/, '$1?$3$2');
