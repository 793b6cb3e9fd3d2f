/** Estimated memory of a copied object and of each value in it, in bytes: measured in V8 with compressed pointers. */
const BYTES_PER_OBJECT = 40;
const BYTES_PER_VALUE = 12;

/**
 * The state of everything that can be reached from some objects: the own properties of each. Restoring writes them back into the same objects, so
 * that references to them stay valid, also those in closures. Variables of closures and private fields (`#name`) are not part of it.
 */
export class Memento {
  private readonly objects: readonly object[];
  private readonly copies: readonly object[];
  /** Estimated memory, in bytes. */
  readonly bytes: number;

  constructor(roots: readonly object[]) {
    // A set yields what is added to it while it is iterated.
    const found = new Set<object>(roots);
    const copies: object[] = [];
    let bytes = 0;
    for (const object of found) {
      const copy = copyOf(object);
      copies.push(copy);
      bytes += BYTES_PER_OBJECT;
      if (copy instanceof Uint8Array) {
        bytes += copy.byteLength;
        continue;
      }
      const values: readonly unknown[] = Array.isArray(copy) ? copy : Object.values(copy);
      bytes += values.length * BYTES_PER_VALUE;
      for (const value of values) if (isObject(value) && value !== globalThis) found.add(value);
    }
    this.objects = [...found];
    this.copies = copies;
    this.bytes = bytes;
  }

  /** Gives all objects the state that they had. */
  restore(): void {
    this.objects.forEach((object, at) => restore(object, this.copies[at] ?? object));
  }
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** The items of a list or a set, the keys and values of a map in turn, the bytes of typed arrays, or the properties of anything else. */
function copyOf(object: object): object {
  if (Array.isArray(object)) return object.slice();
  if (ArrayBuffer.isView(object)) return bytesOf(object).slice();
  if (object instanceof Map) return [...object].flat();
  if (object instanceof Set) return [...object];
  return { ...object };
}

function restore(object: object, copy: object): void {
  if (ArrayBuffer.isView(object)) {
    if (copy instanceof Uint8Array) bytesOf(object).set(copy);
  } else if (!Array.isArray(copy)) {
    restoreProperties(object, copy);
  } else if (Array.isArray(object)) {
    // A frozen list has not changed, so nothing is written.
    if (object.length !== copy.length) object.length = copy.length;
    for (let at = 0; at < copy.length; at++) if (!Object.is(object[at], copy[at])) object[at] = copy[at];
  } else if (object instanceof Map) {
    object.clear();
    for (let at = 0; at < copy.length; at += 2) object.set(copy[at], copy[at + 1]);
  } else if (object instanceof Set) {
    object.clear();
    for (const item of copy) object.add(item);
  }
}

function restoreProperties(object: object, copy: object): void {
  for (const key of Object.keys(object)) if (!Object.hasOwn(copy, key)) Reflect.deleteProperty(object, key);
  for (const [key, value] of Object.entries(copy)) {
    // Negative zero differs from zero. Where a property is read-only, nothing is written.
    if (!Object.is(Reflect.get(object, key), value)) Reflect.set(object, key, value);
  }
}
