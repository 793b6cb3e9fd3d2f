import { b2AABB } from '@box2d/core';
import { b2ParticleSystem, type b2ParticleContact } from '@box2d/particles';

/** Looked up once: each access to an export calls a getter. */
const Package = b2ParticleSystem;

/** More particles than a system ever has; with the 32 bits of a tag, an index below it fits into the 53 bits of a number. */
const MAX_PARTICLES = 2 ** 20;
/** Columns are 1 diameter wide: what a tag gains in its lower 20 bits, which hold the horizontal position. */
const COLUMN = 2 ** 8;
/** What a tag gains from one row to the next. */
const ROW = 2 ** 20;
/** Moves per particle after which a sort by insertion gives up. */
const MAX_MOVES = 16;

const arraysFor = (size: number) => ({
  keys: new Float64Array(size),
  tags: new Float64Array(size),
  /** In the order of the sorted particles. */
  x: new Float64Array(size),
  y: new Float64Array(size),
  order: new Int32Array(size),
  byIndexX: new Float64Array(size),
  byIndexY: new Float64Array(size),
});

function copied<Numbers extends Int32Array | Float64Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}

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
  /** Around the positions of all particles. */
  readonly box = new b2AABB();
  private arrays = arraysFor(0);
  /** Number of particles that have been sorted. */
  private sorted = 0;

  /** Sorts particles by tag and then by index, so that the same state always has the same contacts in the same order. */
  sort(system: b2ParticleSystem): void {
    const { m_proxyBuffer: proxies, m_positionBuffer: positions, m_inverseDiameter: inverse, m_count: count } = system;
    if (this.arrays.keys.length < count) {
      this.arrays = arraysFor(2 * count);
      this.sorted = 0;
    }
    const { box } = this;
    const { tags, order, x, y, byIndexX, byIndexY } = this.arrays;
    // Each loop goes through objects in the order in which they are in memory.
    for (let index = 0; index < count; index++) {
      const position = positions.data[index];
      byIndexX[index] = position?.x ?? 0;
      byIndexY[index] = position?.y ?? 0;
    }
    if (this.sorted !== count) for (let at = 0; at < count; at++) order[at] = at;
    this.sorted = count;
    const keys = this.arrays.keys.subarray(0, count);
    for (let at = 0; at < count; at++) {
      const index = order[at] ?? 0;
      const tag = Package.computeTag(inverse * (byIndexX[index] ?? 0), inverse * (byIndexY[index] ?? 0));
      keys[at] = tag * MAX_PARTICLES + index;
    }
    // The order of the previous step is almost that of this one.
    if (!insertionSort(keys)) keys.sort();
    let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let at = 0; at < count; at++) {
      const key = keys[at] ?? 0;
      const tag = Math.floor(key / MAX_PARTICLES);
      const index = key - tag * MAX_PARTICLES;
      tags[at] = tag;
      order[at] = index;
      const px = (x[at] = byIndexX[index] ?? 0);
      const py = (y[at] = byIndexY[index] ?? 0);
      if (px < left) left = px;
      if (px > right) right = px;
      if (py < bottom) bottom = py;
      if (py > top) top = py;
      const proxy = proxies.data[at];
      if (!proxy) continue;
      proxy.tag = tag;
      proxy.index = index;
    }
    box.lowerBound.Set(left, bottom);
    box.upperBound.Set(right, top);
  }

  /** Finds the pairs of sorted particles. */
  find(system: b2ParticleSystem): void {
    const { m_count: count } = system;
    const { tags } = this.arrays;
    this.count = 0;
    for (let at = 0, below = 0; at < count; at++) {
      const tag = tags[at] ?? 0;
      this.add(system, at, at + 1, tag + COLUMN);
      while (below < count && (tags[below] ?? 0) < tag + ROW - COLUMN) below++;
      this.add(system, at, below, tag + ROW + COLUMN);
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

  /** Adds the pairs of a particle with those from another one up to a tag. */
  private add(system: b2ParticleSystem, at: number, from: number, lastTag: number): void {
    const { m_squaredDiameter: reach, m_inverseDiameter: inverseDiameter, m_count: end } = system;
    const { tags, x, y, order } = this.arrays;
    const px = x[at] ?? 0;
    const py = y[at] ?? 0;
    for (let other = from; other < end && (tags[other] ?? 0) <= lastTag; other++) {
      const dx = (x[other] ?? 0) - px;
      const dy = (y[other] ?? 0) - py;
      const square = dx * dx + dy * dy;
      if (!(square > 0 && square < reach)) continue;
      if (this.count === this.a.length) this.grow();
      const inverse = 1 / Math.sqrt(square);
      const { count } = this;
      this.a[count] = order[at] ?? 0;
      this.b[count] = order[other] ?? 0;
      this.weight[count] = 1 - square * inverse * inverseDiameter;
      this.normalX[count] = inverse * dx;
      this.normalY[count] = inverse * dy;
      this.count++;
    }
  }

  private grow(): void {
    const length = 2 * this.a.length + 1024;
    this.a = copied(this.a, new Int32Array(length));
    this.b = copied(this.b, new Int32Array(length));
    this.weight = copied(this.weight, new Float64Array(length));
    this.normalX = copied(this.normalX, new Float64Array(length));
    this.normalY = copied(this.normalY, new Float64Array(length));
  }
}

/** Sorts numbers that are almost in order; `false` if they are not, and are better sorted otherwise. */
function insertionSort(keys: Float64Array): boolean {
  let left = MAX_MOVES * keys.length;
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
