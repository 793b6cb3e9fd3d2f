import { b2Manifold, b2Transform, b2WorldManifold } from '@box2d/core';
import { meshTeeth } from '../src/mesh-teeth';
import { ToothShape } from '../src/shapes/tooth-shape';
import { makeGear } from '../src/geometry/gear';

/** The first tooth of a gear with 1/12 m of radius per tooth. */
function toothOf(teeth: number, toothDepth = 0.2): ToothShape {
  const gear = makeGear({ radius: teeth / 12, teeth, toothDepth, boreRadius: 0 });
  const [tooth] = gear.teeth;
  if (!tooth) throw new Error('no tooth');
  return new ToothShape(tooth, gear.skin);
}

function at(x: number, angle: number): b2Transform {
  const place = new b2Transform();
  place.SetPositionAngle({ x, y: 0 }, angle);
  return place;
}

/** The point of an involute whose thread has been unwound by an angle: to the left of the tooth (+1) or to the right (−1). */
function involuteAt({ tooth }: ToothShape, { p, q }: b2Transform, side: number, unwound: number) {
  const start = q.GetAngle() + tooth.angle + side * tooth.halfAtBase;
  const [cos, sin] = [Math.cos(start - side * unwound), Math.sin(start - side * unwound)];
  const thread = side * tooth.baseRadius * unwound;
  return { x: p.x + tooth.baseRadius * cos - thread * sin, y: p.y + tooth.baseRadius * sin + thread * cos };
}

/** Distance between two flanks, both sampled at 0.3 mm and finer. */
function distanceOf(a: ToothShape, placeA: b2Transform, b: ToothShape, placeB: b2Transform, side: number): number {
  const samples = Array.from({ length: 2000 }, (_, index) => index / 2000);
  const others = samples.map((unwound) => involuteAt(b, placeB, side, unwound));
  return Math.min(
    ...samples.map((unwound) => {
      const { x, y } = involuteAt(a, placeA, side, unwound);
      return Math.min(...others.map((other) => Math.hypot(x - other.x, y - other.y)));
    }),
  );
}

test.each([
  [12, 12, 0, 1],
  [12, 12, 0.02, -1],
  [12, 30, 0.01, 1],
  [40, 9, 0.03, -1],
])('teeth of gears with %i and %i, %p m too far apart, touch where involutes do', (teeth, others, extra, side) => {
  const [a, b] = [toothOf(teeth), toothOf(others)];
  const x = (teeth + others) / 12 + extra;
  // A quarter of the pitch on either side of the line of centres, and a little closer.
  const turn = (count: number) => (-side * (Math.PI / 2) * 0.9) / count;
  const [placeA, placeB] = [at(0, turn(teeth)), at(x, Math.PI + turn(others))];
  const manifold = new b2Manifold();
  expect(meshTeeth(manifold, a, placeA, b, placeB)).toBe(true);
  expect(manifold.pointCount).toBe(1);
  const world = new b2WorldManifold();
  world.Initialize(manifold, placeA, 0, placeB, 0);
  const { normal, separations } = world;
  expect(separations[0]).toBeGreaterThan(0);
  expect(separations[0]).toBeCloseTo(distanceOf(a, placeA, b, placeB, side), 5);
  const cosine = (a.tooth.baseRadius + b.tooth.baseRadius) / x;
  expect(normal.y).toBeCloseTo(side * cosine, 12);
  expect(normal.x).toBeCloseTo(Math.sqrt(1 - cosine ** 2), 12);
});

test.each([
  ['too far apart', toothOf(12), 2.1],
  ['too close', toothOf(12), 1.88],
  ['with teeth of another size', new ToothShape({ ...toothOf(12).tooth, count: 11 }, 0.01), 2],
])('gears %s do not mesh', (_, other, x) => {
  expect(meshTeeth(new b2Manifold(), toothOf(12), at(0, 0), other, at(x, Math.PI))).toBe(false);
});

test('teeth on the far side of gears that mesh do not touch', () => {
  const manifold = new b2Manifold();
  expect(meshTeeth(manifold, toothOf(12), at(0, Math.PI), toothOf(12), at(2, 0))).toBe(true);
  expect(manifold.pointCount).toBe(0);
});
