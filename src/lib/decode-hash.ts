/** The id that a hash such as `#caf%C3%A9` names; empty for no hash, undefined for one that is not encoded as an address must be. */
export function decodeHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return undefined;
  }
}
