import { randomBytes } from 'node:crypto';
import { CompressionStream, DecompressionStream, ReadableStream, TransformStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { pack, unpack } from '../../src/islands/scene/share/share';

/** Bytes that have been unpacked since the test began. */
let unpacked = 0;

/** Counts what comes out, whether or not anybody reads it. */
class CountingStream {
  readonly readable: ReadableStream;
  readonly writable: WritableStream;
  constructor(format: 'deflate-raw') {
    const inflate = new DecompressionStream(format);
    const count = new TransformStream({
      transform(chunk: Uint8Array, controller) {
        unpacked += chunk.length;
        controller.enqueue(chunk);
      },
    });
    this.writable = inflate.writable;
    this.readable = inflate.readable.pipeThrough(count);
  }
}

beforeEach(() => {
  unpacked = 0;
  // What jsdom lacks.
  Object.assign(globalThis, { CompressionStream, ReadableStream, TextDecoder, TextEncoder });
  Object.assign(globalThis, { DecompressionStream: CountingStream });
});

const never = () => new AbortController().signal;
const deflated = (bytes: Uint8Array) => deflateRawSync(bytes, { level: 9 }).toString('base64url');

test.each(['', 'a', '\uFEFFa\u2028\u202E', '↻ edited'.repeat(100), 'ü'.repeat(70_000), 'x'.repeat(100_000)])(
  'packed code is unpacked unchanged',
  async (text) => {
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]*$/);
    expect(await unpack(packed, never())).toBe(text);
  },
);

test.each([
  ['another letter', '%'],
  ['blanks', 'S0 xKBgA'],
  ['an end in its middle', 'S0xKBgA=S0xKBgA'],
  ['nothing', ''],
  ['no deflate', 'AAAA'],
  ['half a letter', 'abcde'],
  ['a packed text without its end', deflated(Buffer.from('const a = 1;'.repeat(99))).slice(0, -8)],
  ['what is no UTF-8', deflated(Buffer.from([0x61, 0xff, 0xfe]))],
  ['a character cut off', deflated(Buffer.from('↻').subarray(0, 2))],
])('%s is rejected', async (_, packed) => {
  await expect(unpack(packed, never())).rejects.toThrow();
});

test('code above the limit is neither packed nor unpacked', async () => {
  const text = 'x'.repeat(100_001);
  await expect(pack(text)).rejects.toThrow('too much');
  await expect(unpack(deflated(Buffer.from(text)), never())).rejects.toThrow('too much');
});

test('incompressible code is packed only if it can be unpacked', async () => {
  let seed = 1;
  const noise = Array.from({ length: 90_000 }, () => {
    seed = Math.imul(seed, 1_103_515_245) + 12_345;
    return String.fromCharCode(0x4e00 + ((seed >>> 16) % 20_000));
  });
  expect((await pack(noise.join('')).catch(String)).slice(0, 40)).toBe('RangeError: There is too much code for a');
});

test('a decompression bomb is not unpacked beyond the limit, and one that is too long not at all', async () => {
  await expect(unpack(deflated(Buffer.alloc(20_000_000)), never())).rejects.toThrow('too much');
  expect(unpacked).toBeLessThan(1_000_000);
  unpacked = 0;
  await expect(unpack(deflated(randomBytes(150_000)), never())).rejects.toThrow('too much');
  expect(unpacked).toBe(0);
});

test('unpacking blocks without content terminates', async () => {
  const blocks = Buffer.alloc(100_000);
  for (let at = 0; at < blocks.length; at += 5) blocks.set([0, 0, 0, 255, 255], at);
  await expect(unpack(blocks.toString('base64url'), never())).rejects.toThrow();
  expect(unpacked).toBe(0);
});

test('unpacking is aborted by its signal', async () => {
  const reading = new AbortController();
  const outcome = unpack(deflated(Buffer.from('x'.repeat(90_000))), reading.signal);
  reading.abort();
  await expect(outcome).rejects.toThrow('abort');
  expect(unpacked).toBeLessThan(90_000);
});
