import type { b2ParticleContact, b2ParticleSystem } from '@box2d/particles';

/** More particles than a system ever has; with the 32 bits of a tag, an index below it fits into the 53 bits of a number. */
const MAX_PARTICLES = 2 ** 20;
/** Columns are 1 diameter wide: what a tag gains in its lower 20 bits, which hold the horizontal position. */
const COLUMN = 2 ** 8;
/** What a tag gains from one row to the next. */
const ROW = 2 ** 20;
/** Moves per particle after which a sort by insertion gives up. */
const MOST_MOVES = 16;

/**
 * Pairs of particles that are closer than a diameter, in typed arrays. The package stores an object for each, which
 * its loops read through several references; the pairs and their order are the same.
 */
export class ParticleContacts {
  count = 0;
  /** Index of the first particle of each pair. */
  a = new Int32Array(0);
  /** Index of the second particle of each pair. */
  b = new Int32Array(0);
  /** 1 − distance / diameter. */
  weight = new Float64Array(0);
  /** Direction from the first to the second particle. */
  normalX = new Float64Array(0);
  normalY = new Float64Array(0);
  private keys = new Float64Array(0);
  private tags = new Float64Array(0);
  private x = new Float64Array(0);
  private y = new Float64Array(0);
  private order = new Int32Array(0);

  /** Sorts by tag and then by index, so that the same state always has the same contacts in the same order. */
  sort({ m_proxyBuffer: { data, count } }: b2ParticleSystem): void {
    if (this.keys.length < count) this.keys = new Float64Array(2 * count);
    const keys = this.keys.subarray(0, count);
    for (let at = 0; at < count; at++) {
      const proxy = data[at];
      if (proxy) keys[at] = proxy.tag * MAX_PARTICLES + proxy.index;
    }
    // The proxies are in the order of the previous step, which is almost that of this one.
    if (!insertionSort(keys)) keys.sort();
    for (let at = 0; at < count; at++) {
      const proxy = data[at];
      const key = keys[at] ?? 0;
      if (!proxy) continue;
      proxy.tag = Math.floor(key / MAX_PARTICLES);
      proxy.index = key - proxy.tag * MAX_PARTICLES;
    }
  }

  /** Finds the pairs of sorted particles. */
  find(system: b2ParticleSystem): void {
    const { m_proxyBuffer: proxies, m_positionBuffer: positions, m_squaredDiameter: reach } = system;
    const { count } = proxies;
    this.reserve(count);
    const { tags, x, y } = this;
    for (let at = 0; at < count; at++) {
      const proxy = proxies.data[at];
      const position = positions.data[proxy?.index ?? 0];
      if (!proxy || !position) continue;
      tags[at] = proxy.tag;
      this.order[at] = proxy.index;
      x[at] = position.x;
      y[at] = position.y;
    }
    this.count = 0;
    for (let at = 0, below = 0; at < count; at++) {
      const tag = tags[at] ?? 0;
      for (let other = at + 1; other < count && (tags[other] ?? 0) <= tag + COLUMN; other++) {
        this.add(at, other, reach, system.m_inverseDiameter);
      }
      while (below < count && (tags[below] ?? 0) < tag + ROW - COLUMN) below++;
      for (let other = below; other < count && (tags[other] ?? 0) <= tag + ROW + COLUMN; other++) {
        this.add(at, other, reach, system.m_inverseDiameter);
      }
    }
  }

  /** Writes the pairs to the package's own list, for the materials whose forces it computes. */
  write({ m_contactBuffer: contacts, m_flagsBuffer: { data: flags } }: b2ParticleSystem): void {
    contacts.SetCount(0);
    for (let at = 0; at < this.count; at++) {
      const contact: b2ParticleContact | undefined = contacts.data[contacts.Append()];
      if (!contact) continue;
      contact.indexA = this.a[at] ?? 0;
      contact.indexB = this.b[at] ?? 0;
      contact.flags = (flags[contact.indexA] ?? 0) | (flags[contact.indexB] ?? 0);
      contact.weight = this.weight[at] ?? 0;
      contact.normal.x = this.normalX[at] ?? 0;
      contact.normal.y = this.normalY[at] ?? 0;
    }
  }

  private add(at: number, other: number, reach: number, inverseDiameter: number): void {
    const x = (this.x[other] ?? 0) - (this.x[at] ?? 0);
    const y = (this.y[other] ?? 0) - (this.y[at] ?? 0);
    const square = x * x + y * y;
    if (!(square > 0 && square < reach)) return;
    if (this.count === this.a.length) this.grow();
    const inverse = 1 / Math.sqrt(square);
    const { count } = this;
    this.a[count] = this.order[at] ?? 0;
    this.b[count] = this.order[other] ?? 0;
    this.weight[count] = 1 - square * inverse * inverseDiameter;
    this.normalX[count] = inverse * x;
    this.normalY[count] = inverse * y;
    this.count++;
  }

  private reserve(count: number): void {
    if (this.tags.length >= count) return;
    this.tags = new Float64Array(2 * count);
    this.x = new Float64Array(2 * count);
    this.y = new Float64Array(2 * count);
    this.order = new Int32Array(2 * count);
  }

  private grow(): void {
    const length = 2 * this.a.length + 1024;
    const { a, b, weight, normalX, normalY } = this;
    this.a = new Int32Array(length);
    this.b = new Int32Array(length);
    this.weight = new Float64Array(length);
    this.normalX = new Float64Array(length);
    this.normalY = new Float64Array(length);
    this.a.set(a);
    this.b.set(b);
    this.weight.set(weight);
    this.normalX.set(normalX);
    this.normalY.set(normalY);
  }
}

/** Sorts numbers that are almost in order; `false` if they are not, and are better sorted otherwise. */
function insertionSort(keys: Float64Array): boolean {
  let left = MOST_MOVES * keys.length;
  for (let at = 1; at < keys.length; at++) {
    const key = keys[at] ?? 0;
    let to = at;
    for (; to > 0 && (keys[to - 1] ?? 0) > key; to--) keys[to] = keys[to - 1] ?? 0;
    keys[to] = key;
    left -= at - to;
    if (left < 0) return false;
  }
  return true;
}
