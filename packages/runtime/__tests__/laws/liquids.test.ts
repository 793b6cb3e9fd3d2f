import { sample } from '@physics-editor/lib/testing/effort';
import { ParticleGroupNode, RevoluteJointNode, Scene, type CircleNode } from '../../src';
import { box, disc, emptyScene, expectWithin, having, mean, put, recorded, wallIn } from '../build';
import { box as corners } from '@physics-editor/physics/testing/shapes';
import { boundOf } from './bounds';

const RADIUS = 0.05;
/** Area that a particle stands for, in m²; at a density of 1 kg/m², also its mass. */
const AREA = (1.5 * RADIUS) ** 2;

function block(scene: Scene, width: number, height: number, { x = 0, y = 0, radius = RADIUS } = {}): ParticleGroupNode {
  const water = having(new ParticleGroupNode([corners(0, 0, width, height)]), { particleRadius: radius });
  return put(scene, water, x, y);
}

/** A tank from x = 0 to `width`, filled up to `height`. */
function tank(width: number, height: number, { hz = 60, radius = RADIUS } = {}) {
  const scene = having(new Scene(), { timeStep: 1 / hz });
  wallIn(scene, width, height);
  return { scene, water: block(scene, width, height, { radius }) };
}

/** Height of the surface: half a spacing above the highest particles of columns as wide as a particle. */
function level(water: ParticleGroupNode, isNear: (x: number) => boolean = () => true): number {
  const tops = new Map<number, number>();
  for (const { x, y } of water.getParticlePositions()) {
    if (!isNear(x)) continue;
    const column = Math.floor(x / (2 * water.particleRadius));
    tops.set(column, Math.max(tops.get(column) ?? 0, y));
  }
  return mean([...tops.values()]) + 0.75 * water.particleRadius;
}

/** The mean of a value over a time in seconds. */
const averaged = (scene: Scene, hz: number, value: () => number, seconds = 0.5): number =>
  mean(recorded(scene, 20 * seconds, value, hz / 20));

test.each([
  [1.5, 1, 60],
  [0.9, 2, 60],
  [0.9, 1.5, 120],
])('water in a tank of %p m, %p m deep, at %p Hz: depth is volume / width', (width, height, hz) => {
  const { scene, water } = tank(width, height, { hz });
  scene.step(3 * hz);
  const depth = averaged(scene, hz, () => level(water));
  expectWithin(boundOf('Depth at rest'), depth, (water.particleCount * AREA) / width);
});

/**
 * The share of a plank of 1 m × 0.5 m that is under water, in a tank 2.5 m wide and 0.8 m deep. It is measured for three seconds, since the level
 * trembles.
 */
function submergedShare(density: number, radius: number): number {
  const width = 2.5;
  const { scene, water } = tank(width, 0.8, { radius });
  // Let down gently: water that washes over it stays there, and weighs on it.
  const plank = having(box(scene, width / 2, 1.1, 1, 0.5), { density, fixedRotation: true, linearDamping: 8 });
  scene.step(300);
  const isNear = (x: number): boolean =>
    Math.abs(x - plank.x) > 0.5 + 3 * radius && x > 2 * radius && x < width - 2 * radius;
  return averaged(scene, 60, () => (level(water, isNear) - (plank.y - 0.25)) / 0.5, 3);
}

const DENSITIES = sample([0.25, 0.5, 0.75, 0.9], { every: 2 });

// Of 52 other planks, 10 to 20 diameters high with gaps of 10 to 16 diameters, 50 are within 5 %, and all within 8 %.
test.each(DENSITIES)('a plank of density %p, ten particles high, floats submerged by its density', (density) => {
  expect(Math.abs(submergedShare(density, 0.025) - density)).toBeLessThan(boundOf('Depth to which a plank'));
});

// Of 40 other planks, 5 to 10 diameters high, 38 are within 12 %; the error is -0.06 on average, with a standard deviation of 0.03.
test.each(DENSITIES)('a plank of density %p, five particle diameters high, floats less exactly', (density) => {
  expect(Math.abs(submergedShare(density, RADIUS) - density)).toBeLessThan(boundOf('Depth of the same plank'));
});

test('a stone that sinks raises the level by its area / width of the tank', () => {
  const { scene, water } = tank(2, 1);
  scene.step(180);
  const levelNow = () => averaged(scene, 60, () => level(water), 3);
  const before = levelNow();
  having(box(scene, 1, before + 0.4, 1, 0.8), { density: 3 });
  scene.step(300);
  expectWithin(boundOf('Rise of the level'), levelNow() - before, 0.8 / 2);
});

test.each([
  [0.7, 7],
  [2.8, 10],
])('water %p m deep keeps its depth under a lid of %p kg, and does not shake it', (depth, mass) => {
  const { scene, water } = tank(1, depth);
  const lid = box(scene, 0.5, depth + 0.3, 0.98, 0.4);
  having(lid, { density: mass / (0.98 * 0.4), fixedRotation: true, linearDamping: 2 });
  scene.step(400);
  const heights = recorded(scene, 60, () => lid.y - 0.2);
  expectWithin(boundOf('Depth under a lid'), mean(heights), water.particleCount * AREA);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.05);
});

test.each([60, 120])('a disc that is spun in water comes to rest, and gets no faster (%p Hz)', (hz) => {
  const { scene, water } = tank(1.5, 1.1, { hz });
  const wheel = disc(scene, 0.75, 0.5, 0.3);
  scene.addChild(new RevoluteJointNode(wheel.id, ''));
  const inside = water.getParticlePositions().map(({ x, y }) => Math.hypot(x - 0.75, y - 0.5) < 0.34);
  for (let at = inside.length - 1; at >= 0; at--) if (inside[at]) water.removeParticle(at);
  scene.step(hz / 2);
  wheel.angularVelocity = 3;
  scene.step(hz);
  const early = wheel.angularVelocity;
  expect(early).toBeLessThan(2.5);
  scene.step(5 * hz);
  expect(averaged(scene, hz, () => Math.abs(wheel.angularVelocity))).toBeLessThan(0.15);
});

/** Mass, momentum, angular momentum and kinetic energy of all particles and a disc. */
function sums(scene: Scene, body: CircleNode) {
  const mass = body.density * Math.PI * body.radius ** 2;
  const spin = body.angularVelocity;
  const inertia = (mass * body.radius ** 2) / 2;
  const [vx, vy] = [body.linearVelocityX, body.linearVelocityY];
  const all = {
    x: mass * vx,
    y: mass * vy,
    angular: mass * (body.x * vy - body.y * vx) + inertia * spin,
    energy: (mass * (vx ** 2 + vy ** 2) + inertia * spin ** 2) / 2,
  };
  const system = scene.physicsWorld.GetParticleSystemList();
  const positions = system?.GetPositionBuffer() ?? [];
  for (const [at, velocity] of (system?.GetVelocityBuffer() ?? []).entries()) {
    const position = positions[at];
    if (!position || at >= (system?.GetParticleCount() ?? 0)) continue;
    all.x += AREA * velocity.x;
    all.y += AREA * velocity.y;
    all.angular += AREA * (position.x * velocity.y - position.y * velocity.x);
    all.energy += (AREA * (velocity.x ** 2 + velocity.y ** 2)) / 2;
  }
  return all;
}

test('a disc that spins beside resting particles takes them along: momentum and angular momentum are kept (1e-12), energy decreases', () => {
  const scene = emptyScene();
  // Half a diameter away, particles touch the disc, but are not pressed.
  const ball = disc(scene, 0, 0.3 + RADIUS, 0.3);
  const water = block(scene, 0.225, 0.075, { x: -0.1125, y: -0.0375 });
  expect(water.particleCount).toBe(3);
  ball.angularVelocity = 2;
  const before = sums(scene, ball);
  scene.step(6);
  const after = sums(scene, ball);
  expect(ball.angularVelocity).toBeLessThan(1.999);
  expect(ball.angularVelocity).toBeGreaterThan(1.8);
  expect(after.x).toBeCloseTo(before.x, 12);
  expect(after.y).toBeCloseTo(before.y, 12);
  expect(after.angular).toBeCloseTo(before.angular, 12);
  expect(after.energy).toBeLessThan(before.energy);
});

test('a ball that is shot into water slows down, and the water gets its momentum (1 %)', () => {
  const scene = emptyScene();
  const ball = disc(scene, -1.6, 0, 0.2);
  block(scene, 2, 1, { x: -1, y: -0.5 });
  ball.setLinearVelocity({ x: 3, y: 0 });
  const before = sums(scene, ball);
  scene.step(60);
  expect(ball.linearVelocityX).toBeLessThan(2);
  const after = sums(scene, ball);
  expect(Math.abs(after.x / before.x - 1)).toBeLessThan(0.01);
  expect(after.energy).toBeLessThan(before.energy);
});
