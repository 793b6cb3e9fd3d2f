import { withValuesFirst } from '@physics-editor/lib/scenes/value-address';
import { MOST_CHARACTERS } from '../edits';

/** Limit for packed code within the longest hash (`LONGEST_HASH`), which begins with the id of a scene. */
const MOST_PACKED = 180_000;

/** Characters unpacked at once, a multiple of four: 192 bytes, which deflate can expand to 200 KB. */
const SLICE = 256;

/** Packs a text for an address: deflated, as base64url. Fails for a text that `unpack` would reject. */
export async function pack(text: string): Promise<string> {
  if (text.length > MOST_CHARACTERS) throw tooMuch();
  let binary = '';
  const write = (part: Uint8Array) => {
    binary += Array.from(part, (byte) => String.fromCharCode(byte)).join('');
  };
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  await deflated.pipeTo(new WritableStream({ write }));
  const packed = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  if (packed.length > MOST_PACKED) throw tooMuch();
  return packed;
}

/**
 * Unpacks the result of `pack`, until aborted. Fails for anything else. Addresses come from anyone, and a few bytes can expand a thousandfold, so
 * they are unpacked slice by slice, up to the limit.
 */
export async function unpack(packed: string, signal: AbortSignal): Promise<string> {
  if (packed.length > MOST_PACKED) throw tooMuch();
  if (/[^\w-]/.test(packed)) throw new TypeError('This is not base64url.');
  const stream = bytesOf(packed).pipeThrough(new DecompressionStream('deflate-raw'), { signal });
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  const write = (part: Uint8Array) => {
    text += decoder.decode(part, { stream: true });
    if (text.length > MOST_CHARACTERS) throw tooMuch();
  };
  await stream.pipeTo(new WritableStream({ write }));
  return text + decoder.decode();
}

/**
 * The page's address with code and values of parameters for one of its scenes; without those that are undefined or empty. Code is in the hash, which
 * no host receives; without scripts, such an address only leads to the page.
 */
export const addressWith = (id: string, packed: string | undefined, values: string): string => {
  const address = new URL(location.href);
  address.search = '';
  address.hash = id + (packed === undefined ? '' : `=${packed}`) + (values === '' ? '' : `?${values}`);
  return withValuesFirst(address.href);
};

const tooMuch = () => new RangeError('There is too much code for an address.');

/** Decodes base64url, one slice whenever the last has been consumed. */
function bytesOf(letters: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= letters.length) return controller.close();
        const slice = letters.slice(at, (at += SLICE));
        const binary = atob(slice.replaceAll('-', '+').replaceAll('_', '/'));
        controller.enqueue(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
      },
    },
    { highWaterMark: 0 },
  );
}
