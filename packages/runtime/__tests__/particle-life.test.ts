import { ParticleLifeNode } from '../src';
import { points } from '@physics-editor/physics/testing/shapes';
import { Random } from '../src/core/random';
import { having, loaded, sceneOf } from './build';

function arena(particleCount: number, values: Partial<ParticleLifeNode> = {}) {
  const node = having(new ParticleLifeNode(), { particleCount, ...values });
  return { scene: sceneOf(node), node };
}

/** Puts particles at places: x and y in turn. */
function put(node: ParticleLifeNode, ...flat: readonly number[]): void {
  for (const [at, { x, y }] of points(...flat).entries()) {
    node.placeX[at] = x;
    node.placeY[at] = y;
  }
}

/** What each of two types feels for both. */
const attractions = (a: number, b: number, c: number, d: number) => [
  [a, b],
  [c, d],
];

/** The force law, as it is described: ρ is the distance as a share of the range. */
function law(ratio: number, beta: number, attraction: number): number {
  if (ratio < beta) return ratio / beta - 1;
  return ratio < 1 ? attraction * (1 - Math.abs(2 * ratio - 1 - beta) / (1 - beta)) : 0;
}

test.each([0.1, 0.25, 0.5, 0.65, 0.9, 1.1])('particles %p m apart have the force of the formula (1e-9)', (distance) => {
  const { scene, node } = arena(2, { typeCount: 2, attractionMatrix: attractions(0, 0.8, -0.4, 0) });
  put(node, -1, 2, -1 + distance, 2);
  scene.step();
  const step = 1 / 60;
  expect(node.placeX[0]).toBeCloseTo(-1 + 10 * law(distance, 0.3, 0.8) * step * step, 9);
  expect(node.placeX[1]).toBeCloseTo(-1 + distance - 10 * law(distance, 0.3, -0.4) * step * step, 9);
  expect(node.placeY[0]).toBe(2);
});

test.each([
  [true, -1],
  [false, 0],
])('the force acts along the shorter path if edges are wrapped (%p)', (wrap, direction) => {
  const attractionMatrix = Array.from({ length: 6 }, () => [1, 1, 1, 1, 1, 1]);
  const { scene, node } = arena(2, { wrap, attractionMatrix });
  put(node, -4.7, 0, 4.7, 0);
  scene.step();
  expect(Math.sign((node.placeX[0] ?? NaN) + 4.7)).toBe(direction);
  expect(Math.sign((node.placeX[1] ?? NaN) - 4.7) + 0).toBe(-direction + 0);
});

test.each([
  [10, 10, 1, true],
  [10, 10, 1, false],
  [7, 3, 1.3, true],
  [2, 5, 0.9, true],
  [1.5, 1.5, 0.7, true],
  [1, 4, 3, false],
])('in %p × %p m with a range of %p m, the grid gives the result of all pairs', (width, height, range, wrap) => {
  const { scene, node } = arena(300, { width, height, maxRadius: range, wrap, seed: 7 });
  const [x, y] = [[...node.placeX], [...node.placeY]];
  const near = (difference: number, length: number) =>
    wrap ? difference - length * Math.round(difference / length) : difference;
  scene.step();
  const step = 1 / 60;
  x.forEach((atX, at) => {
    const sum = { x: 0, y: 0 };
    x.forEach((otherX, other) => {
      const dx = near(otherX - atX, width);
      const dy = near((y[other] ?? 0) - (y[at] ?? 0), height);
      const distance = Math.hypot(dx, dy);
      if (other === at || distance >= range) return;
      const force = law(distance / range, 0.3 / range, node.getAttraction(at % 6, other % 6)) / distance;
      sum.x += force * dx;
      sum.y += force * dy;
    });
    const moved = near((node.placeX[at] ?? NaN) - atX, width);
    const inside = wrap || Math.abs(atX + 10 * sum.x * step * step) < width / 2;
    if (inside) expect(Math.abs(moved - 10 * sum.x * step * step)).toBeLessThan(1e-12);
  });
});

test('the same seed repeats 500 steps, and another one does not', () => {
  const run = (seed: number, steps: number) => {
    const { scene, node } = arena(150, { seed });
    scene.step(steps);
    expect(node.placeX.every((x) => x >= -5 && x < 5)).toBe(true);
    return JSON.stringify([...node.placeX, ...node.placeY, node.attractionMatrix]);
  };
  expect(run(3, 500)).toBe(run(3, 500));
  expect(run(0, 20)).toBe(run(0, 20));
  expect(run(4, 20)).not.toBe(run(3, 20));
});

test('the random numbers of a saved node continue', () => {
  const { scene, node } = arena(2);
  scene.step();
  const [copy] = loaded(scene).getFilteredDescendants(ParticleLifeNode);
  for (const each of [node, copy]) each?.randomizeMatrix();
  expect(copy?.attractionMatrix).toEqual(node.attractionMatrix);
});

describe('recipes', () => {
  /** Mean number of particles of the same type within the range of one. */
  const crowding = (node: ParticleLifeNode): number => {
    let pairs = 0;
    node.placeX.forEach((x, at) => {
      node.placeX.forEach((other, index) => {
        if (
          index !== at &&
          (index - at) % node.typeCount === 0 &&
          Math.hypot(other - x, (node.placeY[index] ?? 0) - (node.placeY[at] ?? 0)) < 1
        )
          pairs++;
      });
    });
    return pairs / node.placeX.length;
  };

  test('clusters: a diagonal of 1 makes particles of a type attract each other', () => {
    const attractionMatrix = [0, 1, 2].map((type) => [0, 1, 2].map((other) => (other === type ? 1 : 0)));
    const { scene, node } = arena(300, { seed: 1, typeCount: 3, attractionMatrix });
    const before = crowding(node);
    scene.step(300);
    expect(crowding(node)).toBeGreaterThan(1.5 * before);
  });

  test('chase: the first type follows the second, which flees, and both continue', () => {
    const { scene, node } = arena(2, { typeCount: 2, attractionMatrix: attractions(0, 1, -0.5, 0) });
    put(node, 0, 0, 0.5, 0);
    scene.step(30);
    const [[first = NaN, second = NaN], [low = NaN, high = NaN]] = [node.placeX, node.placeY];
    expect(first).toBeGreaterThan(0.05);
    expect(second).toBeGreaterThan(0.55);
    expect(Math.hypot(second - first, high - low)).toBeLessThan(1);
  });
});

test('rules and particles are changed by their methods', () => {
  const { scene, node } = arena(30, { seed: 5 });
  expect(node.colors).toEqual([0xff0000, 0xffff00, 0x00ff00, 0x00ffff, 0x0000ff, 0xff00ff]);
  node.setAttraction(1, 2, 0.25);
  expect(node.getAttraction(1, 2)).toBe(0.25);
  const kept = node.getAttraction(0, 1);
  node.typeCount = 2;
  expect(node.attractionMatrix).toHaveLength(2);
  expect(node.colors).toEqual([0xff0000, 0x00ffff]);
  expect(node.getAttraction(0, 1)).toBe(kept);
  node.randomizeMatrix(9);
  const random = new Random(9);
  expect(node.getAttraction(0, 0)).toBe(random.between(-1, 1));
  node.clear();
  expect(node.placeX).toHaveLength(0);
  scene.step();
  node.particleCount = 4;
  expect(node.placeX).toHaveLength(4);
  expect(() => node.setAttraction(2, 0, 0)).toThrow(/^ParticleLifeNode .* has no type 2/);
  expect(() => node.setAttraction(0, 0, 2)).toThrow(/attractionMatrix must be/);
  expect(() => node.setProperty('attractionMatrix', [[1]])).toThrow(/must have 2 rows/);
  expect(() => node.setProperty('particleCount', 10001)).toThrow(/particleCount/);
  expect(() => node.fromJSON({ particles: { moving: 'AAAA' } })).toThrow(/damaged/);
  expect(node.placeX).toHaveLength(4);
});
