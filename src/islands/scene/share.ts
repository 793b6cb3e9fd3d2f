/** Code of more characters than this nobody has typed; what unpacks to more is not read to its end. */
const MOST_CHARACTERS = 500_000;

/** Whether the browser can pack code into an address. */
export const canShare = (): boolean => 'CompressionStream' in globalThis && 'DecompressionStream' in globalThis;

/** Packs a text so that it fits an address: deflated, in the letters of base64url. */
export async function pack(text: string): Promise<string> {
  const stream = streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'));
  const parts: string[] = [];
  await readAll(stream, (bytes) => void parts.push(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')));
  return btoa(parts.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Unpacks what `pack` has made. Fails for anything else. */
export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const stream = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw'));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  await readAll(stream, (part) => {
    text += decoder.decode(part, { stream: true });
    if (text.length > MOST_CHARACTERS) throw new RangeError('There is too much code in this address.');
  });
  return text + decoder.decode();
}

/** The address of the page with a piece of code for one of its scenes. */
export const addressWith = (id: string, packed: string): string => {
  const address = new URL(location.href);
  address.hash = `${id}=${packed}`;
  return address.href;
};

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

async function readAll(stream: ReadableStream<Uint8Array>, take: (part: Uint8Array) => void): Promise<void> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) take(read.value);
  } catch (error) {
    await reader.cancel(error).catch(() => undefined);
    throw error;
  }
}
