import { decodeHash } from './decode-hash';

interface Fragment {
  /** Id of the element that the address names; empty if it names none. */
  readonly id: string;
  /** What the element is to make of it, if the address says: `#id=data`. */
  readonly data?: string;
}

/** No address that the site makes has more characters in its hash. Browsers take ten times as many, and each reading of such an address is slow. */
export const LONGEST_HASH = 200_000;

/** What the hash of an address says; nothing for one that is not encoded as an address must be. */
export function readFragment(hash: string): Fragment {
  const text = decodeHash(hash) ?? '';
  const at = text.indexOf('=');
  return at < 0 ? { id: text } : { id: text.slice(0, at), data: text.slice(at + 1) };
}

/** The hash itself, if it is not too long; else without its data, and nothing if its id is too long by itself. */
export function boundHash(hash: string): string {
  return hash.length <= LONGEST_HASH ? hash : hash.slice(0, hash.slice(0, LONGEST_HASH).indexOf('=') + 1);
}
