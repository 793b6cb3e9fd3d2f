import { simplifyOutline } from '../../src/geometry/simplify';
import { box, from, ngon, points } from '../../testing/shapes';

/** A box of 4 m by 2 m whose sides stick out in the middle, by 1 cm below, and by 3 cm above. */
const bulged = points(0, 0, 2, -0.01, 4, 0, 4, 2, 2, 2.03, 0, 2);

test.each([0, 1, 2, 3, 4, 5])('corners within the tolerance are removed, others remain (from corner %p)', (first) => {
  const given = from(first, bulged);
  const kept = (...gone: readonly number[]): typeof given =>
    given.filter((point) => !gone.some((index) => bulged[index] === point));
  expect(simplifyOutline(given, 0.005)).toEqual(given);
  // What is first stays, and so does what is farthest from it.
  if (first !== 1 && first !== 4) {
    expect(simplifyOutline(given, 0.02)).toEqual(kept(1));
    expect(simplifyOutline(given, 0.04)).toEqual(kept(1, 4));
  }
});

test('a corner exactly at the tolerance is removed', () => {
  const tent = points(0, 0, 4, 0, 4, 2, 2, 2.5, 0, 2);
  expect(simplifyOutline(tent, 0.5)).toEqual(box(0, 0, 4, 2));
  expect(simplifyOutline(tent, 0.49)).toEqual(tent);
});

test('removed corners are within the tolerance of the result, and a triangle remains a triangle', () => {
  const radius = 3;
  const tolerance = 0.05;
  const kept = simplifyOutline(ngon(radius, 240), tolerance);
  // What a chord cuts off is as high as the radius without the distance to its middle.
  const heights = kept.map(({ x, y }, index) => {
    const next = kept[(index + 1) % kept.length] ?? { x, y };
    return radius - Math.hypot(x + next.x, y + next.y) / 2;
  });
  expect(Math.max(...heights)).toBeLessThanOrEqual(tolerance);
  expect(kept.length).toBeLessThan(48);
  expect(simplifyOutline(points(0, 0, 1, 0, 0, 1), 0.1)).toHaveLength(3);
});

test('an outline whose simplification has no area is removed', () => {
  expect(simplifyOutline(box(0, 0, 5, 0.1), 0.2)).toEqual([]);
  expect(simplifyOutline(ngon(0.1, 12), 1)).toEqual([]);
  expect(simplifyOutline(points(1, 1), 0.1)).toEqual([]);
  expect(simplifyOutline([], 0.1)).toEqual([]);
});
