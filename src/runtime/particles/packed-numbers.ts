/** Bytes that are turned into characters at once; more would be too many parameters for a call. */
const PIECE = 0x2000;

/** Numbers as a short text that gives them back bit for bit: base64 of 8 bytes each. */
export function pack(numbers: Float64Array): string {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary);
}

/** The numbers of such a text; undefined if it is none, or holds one that is not finite. */
export function unpack(packed: unknown): Float64Array | undefined {
  if (typeof packed !== 'string') return undefined;
  try {
    const numbers = new Float64Array(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)).buffer);
    return numbers.every(Number.isFinite) ? numbers : undefined;
  } catch {
    return undefined;
  }
}
