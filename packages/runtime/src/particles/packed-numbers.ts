/** Number of bytes converted per call; more would exceed the maximum number of arguments. */
const PIECE = 0x2000;

/** Encodes numbers losslessly as text: base64 of 8 bytes each. */
export function pack(numbers: Float64Array): string {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary);
}

/** Decodes packed numbers; `undefined` if the text is invalid, or contains a number that is not finite. */
export function unpack(packed: unknown): Float64Array | undefined {
  if (typeof packed !== 'string') return undefined;
  try {
    const numbers = new Float64Array(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)).buffer);
    return numbers.every(Number.isFinite) ? numbers : undefined;
  } catch {
    return undefined;
  }
}
