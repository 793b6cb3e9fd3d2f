import { decodeHash } from './decode-hash';

interface Fragment {
  /** Id of the element that the address names; empty if it names none. */
  readonly id: string;
  /** What the element is to make of it, if the address says: `#id=data`. */
  readonly data?: string;
}

/** What the hash of an address says; nothing for one that is not encoded as an address must be. */
export function readFragment(hash: string): Fragment {
  const text = decodeHash(hash) ?? '';
  const at = text.indexOf('=');
  return at < 0 ? { id: text } : { id: text.slice(0, at), data: text.slice(at + 1) };
}
