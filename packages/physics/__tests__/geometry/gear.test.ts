import { makeGear, type Gear, type GearSize } from '../../src/geometry/gear';
import type { Point, Polygon } from '../../src/geometry/shapes';
import { area, expectConvex, rounded, turned } from '../../testing/shapes';

/** Corners of a tooth: those of one side, from the foot to the top, and back on the other. Three of the segments are on the involute. */
const TOOTH = 10;

const sizes: readonly GearSize[] = [
  { radius: 1, teeth: 12, toothDepth: 0.2, boreRadius: 0 },
  { radius: 1, teeth: 20, toothDepth: 0.11, boreRadius: 0 },
  { radius: 2, teeth: 40, toothDepth: 0.1, boreRadius: 0 },
  { radius: 0.1, teeth: 9, toothDepth: 0.02, boreRadius: 0 },
  { radius: 1, teeth: 3, toothDepth: 9, boreRadius: 0 },
  { radius: 3, teeth: 5, toothDepth: 1, boreRadius: 0 },
  { radius: 30, teeth: 100, toothDepth: 9, boreRadius: 0 },
];

const lengthOf = ({ x, y }: Point): number => Math.hypot(x, y);
const angleOf = ({ x, y }: Point): number => Math.atan2(y, x);

const piecesOf = ({ core, teeth }: Gear): Polygon[] => [...core, ...teeth.map(({ outline }) => outline)];

/** A gear with its first tooth, and the gap after that up to the first corner of the next one. */
function madeOf(size: GearSize): { gear: Gear; tooth: Polygon; gap: Polygon } {
  const gear = makeGear(size);
  const sector = gear.outline.length / size.teeth;
  return { gear, tooth: gear.outline.slice(0, TOOTH), gap: gear.outline.slice(TOOTH - 1, sector + 1) };
}

/** Angle from where the involute of a circle starts to where it has come to a radius, by the length of the thread that is unwound. */
function unwound(base: number, radius: number): number {
  const thread = Math.sqrt((radius / base) ** 2 - 1);
  return thread - Math.atan(thread);
}

const baseOf = ({ radius }: GearSize): number => radius * Math.cos((20 * Math.PI) / 180);

/** Half of the angle that a tooth takes up at the pitch circle. */
function halfAtPitch({ radius, teeth }: GearSize, skin: number): number {
  const pitch = (2 * Math.PI * radius) / teeth;
  return (pitch / 2 - 2 * (skin + 0.01 * pitch)) / (2 * radius);
}

const depthOf = ({ radius, teeth, toothDepth }: GearSize): number => Math.min(toothDepth, (4.5 * radius) / teeth);

describe.each(sizes)('a gear of $radius m with $teeth teeth of $toothDepth m', (size) => {
  const step = (2 * Math.PI) / size.teeth;
  const { gear, tooth, gap } = madeOf(size);
  const base = baseOf(size);
  const halfAtBase = halfAtPitch(size, gear.skin) + unwound(base, size.radius);

  test('extends outside and inside of the pitch circle in the ratio 1 : 1.25', () => {
    const radii = tooth.map(lengthOf);
    expect(Math.min(...radii)).toBeCloseTo(size.radius - (depthOf(size) * 1.25) / 2.25, 12);
    const top = Math.max(...radii) - size.radius;
    // Where the flanks would meet, the top is lower, but not by more than it has to be.
    const isPointed = (height: number): boolean =>
      halfAtBase - unwound(base, size.radius + height) < 0.05 * (Math.PI / size.teeth);
    expect(isPointed(top)).toBe(false);
    if (top < depthOf(size) / 2.25 - 1e-12) expect(isPointed(top / 0.9)).toBe(true);
    else expect(top).toBeCloseTo(depthOf(size) / 2.25, 12);
  });

  test('has flanks that are involutes of the base circle, and straight below it', () => {
    for (const corner of tooth.slice(TOOTH / 2)) {
      const above = Math.max(lengthOf(corner), base);
      expect(angleOf(corner)).toBeCloseTo(halfAtBase - unwound(base, above), 12);
    }
    expect(rounded(tooth.map(({ x, y }) => ({ x, y: -y })))).toEqual(rounded(tooth.toReversed()));
  });

  test('knows its teeth: where they are, and the involutes of their flanks', () => {
    expect(gear.teeth).toHaveLength(size.teeth);
    gear.teeth.forEach(({ outline, angle, ...shared }, index) => {
      expect(rounded(outline)).toEqual(rounded(turned(tooth, index * step)));
      expect(angle).toBeCloseTo(index * step, 12);
      expect(shared).toEqual({
        centre: { x: 0, y: 0 },
        count: size.teeth,
        pitchRadius: size.radius,
        baseRadius: expect.closeTo(base, 12),
        tipRadius: expect.closeTo(Math.max(...tooth.map(lengthOf)), 12),
        halfAtBase: expect.closeTo(halfAtBase, 12),
      });
    });
  });

  test('has corners of a flank at the start of the involute and at thirds of its height', () => {
    const [foot = NaN, inner = NaN, lower = NaN, upper = NaN, top = NaN] = tooth.map(lengthOf);
    const bends = base - foot > (top - foot) / 10;
    expect(inner).toBeCloseTo(bends ? base : foot + (top - foot) / 3, 12);
    expect(lower).toBeCloseTo((2 * inner + top) / 3, 12);
    expect(upper).toBeCloseTo((inner + 2 * top) / 3, 12);
  });

  test('has identical teeth', () => {
    const length = gear.outline.length / size.teeth;
    for (let index = 1; index < size.teeth; index++) {
      const sector = gear.outline.slice(index * length, (index + 1) * length);
      expect(rounded(sector)).toEqual(rounded(turned(gear.outline.slice(0, length), index * step)));
    }
  });

  test('has root arcs with equal sides, at least twelve in total', () => {
    const sides = gap.length - 1;
    expect(sides).toBe(Math.ceil(12 / size.teeth));
    const [start = NaN, end = NaN] = [gap[0], gap.at(-1)].map((corner) => corner && angleOf(corner));
    expect(end).toBeCloseTo(step - start, 12);
    gap.forEach((corner, index) => {
      expect(lengthOf(corner)).toBeCloseTo(lengthOf(tooth[0] ?? corner), 12);
      expect(angleOf(corner)).toBeCloseTo(start + ((end - start) * index) / sides, 12);
    });
  });

  test('is decomposed into convex pieces of the same area', () => {
    expectConvex(piecesOf(gear), TOOTH);
    expect(gear.bore).toBeUndefined();
    expect(area(piecesOf(gear)) / area([gear.outline])).toBeCloseTo(1, 12);
  });

  test('can have a bore up to the nearest side of the root polygon', () => {
    const half = angleOf(tooth.at(-1) ?? { x: NaN, y: NaN });
    const widest = Math.max(half, (step / 2 - half) / (gap.length - 1));
    expect(gear.greatestBore).toBeCloseTo(lengthOf(tooth[0] ?? { x: NaN, y: NaN }) * Math.cos(widest), 12);
    for (const share of [0.1, 0.999]) {
      const boreRadius = share * gear.greatestBore;
      const ring = makeGear({ ...size, boreRadius });
      const { outline, bore = [] } = ring;
      expect(outline).toEqual(gear.outline);
      expectConvex(piecesOf(ring), TOOTH);
      expect(area([bore])).toBeLessThan(0);
      expect(area(piecesOf(ring)) / area([outline, bore])).toBeCloseTo(1, 12);
      for (const corner of bore) expect(lengthOf(corner)).toBeCloseTo(boreRadius, 9);
      // As many for each side of what is within the teeth as make 24 in all.
      const core = size.teeth * gap.length;
      expect(bore).toHaveLength(core * Math.ceil(24 / core));
    }
  });
});

test('the skin is 1/50 of the pitch, and at most that of the engine', () => {
  const skinOf = (radius: number): number => makeGear({ radius, teeth: 10, toothDepth: 1, boreRadius: 0 }).skin;
  expect(skinOf(0.1)).toBeCloseTo((0.02 * 2 * Math.PI * 0.1) / 10, 12);
  expect(skinOf(10)).toBe(0.01);
});

test('gears with any number of teeth are decomposed into convex pieces', () => {
  for (let teeth = 3; teeth <= 100; teeth++) {
    const gear = makeGear({ radius: 1, teeth, toothDepth: 1, boreRadius: 0 });
    expectConvex(piecesOf(gear), TOOTH);
    expect(area(piecesOf(gear)) / area([gear.outline])).toBeCloseTo(1, 12);
  }
});
