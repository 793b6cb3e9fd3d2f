import { b2ParticleSystem } from '@box2d/particles';
import type { Point } from '@physics-editor/physics/geometry/shapes';
import { box as corners, hole, points } from '@physics-editor/physics/testing/shapes';
import {
  CircleNode,
  elastify,
  liquify,
  ParticleGroupNode,
  RectangleNode,
  RevoluteJointNode,
  Scene,
  type ParticleType,
} from '../src';
import { emptyScene, having, loaded, mean, near, put, sceneOf, wall, wallIn } from './build';

/** The outline of a box from the origin. */
const outline = (width: number, height: number) => [corners(0, 0, width, height)];

/** A tank from 0 to `width` with particles at its bottom. */
function tank(width: number, height: number, type: ParticleType = 'water', radius = 0.05) {
  const scene = having(new Scene(), { particleIterations: 3 });
  wallIn(scene, width, height);
  const group = put(scene, having(new ParticleGroupNode(outline(width, height), type), { particleRadius: radius }));
  return { scene, group };
}

const state = (scene: Scene): string =>
  JSON.stringify(scene.getFilteredDescendants(ParticleGroupNode).map((group) => group.getParticlePositions()));

test.each([
  [0.05, 178],
  [0.025, 711],
  [0.1, 44],
])('a square metre of particles of radius %p has about %p (15 %%)', (radius, count) => {
  const group = having(new ParticleGroupNode(outline(1, 1)), { particleRadius: radius });
  expect(Math.abs(group.particleCount / count - 1)).toBeLessThan(0.15);
});

test('a step that fails leaves the stiffness of a liquid as it was', () => {
  const { scene } = tank(0.5, 4, 'water', 0.025);
  scene.particleIterations = 1;
  const limit = jest.spyOn(b2ParticleSystem.prototype, 'LimitVelocity');
  scene.step();
  const [system] = limit.mock.contexts;
  const before = { ...system?.m_def };
  limit.mockImplementationOnce(() => {
    throw new Error('It fails.');
  });
  expect(() => scene.step()).toThrow('It fails.');
  expect({ ...system?.m_def }).toEqual(before);
});

test('holes remain empty', () => {
  const group = new ParticleGroupNode([...outline(3, 3), hole(corners(1, 1, 1, 1))]);
  expect(group.particleCount / (8 / 0.075 ** 2)).toBeCloseTo(1, 1);
  expect(group.getParticlePositions().filter(({ x, y }) => x > 1 && x < 2 && y > 1 && y < 2)).toEqual([]);
});

test.each<ParticleType>(['wall', 'barrier'])('the type %p is fixed', (type) => {
  const scene = new Scene();
  const group = put(scene, new ParticleGroupNode(outline(1, 0.2), type));
  const before = group.getParticlePositions();
  group.applyForce({ x: 100, y: 0 });
  scene.step(30);
  expect(group.getParticlePositions()).toEqual(before);
});

test.each<[ParticleType, boolean, boolean]>([
  ['water', false, false],
  ['viscous', true, false],
  ['elastic', false, false],
  ['spring', false, false],
  ['powder', false, false],
  ['tensile', false, false],
  ['water', false, true],
  ['elastic', true, false],
])('%p (solid %p, rigid %p) falls, stays in its tank, and continues identically once loaded', (type, solid, rigid) => {
  const { scene, group } = tank(1, 0.6, type);
  group.solid = solid;
  group.rigid = rigid;
  group.y = 0.5;
  const ball = put(scene, new CircleNode(0.1), 0.5, 2);
  scene.step(60);
  const positions = group.getParticlePositions();
  expect(positions.every(({ x, y }) => x > -0.05 && x < 1.05 && y > -0.05)).toBe(true);
  expect(mean(positions.map(({ y }) => y))).toBeLessThan(0.75);
  // Without the ball: where bodies touch, the engine remembers more of the past than a scene holds.
  scene.removeChild(ball);
  const copy = loaded(scene);
  expect(JSON.stringify(copy)).toBe(JSON.stringify(scene));
  scene.step(60);
  copy.step(60);
  expect(state(copy)).toBe(state(scene));
});

test('an elastic group preserves its shape: a dropped square has its initial width and height (15 %)', () => {
  const scene = having(new Scene(), { particleIterations: 3 });
  wall(scene, 0, -0.5, 10, 1);
  const group = put(scene, new ParticleGroupNode(outline(1, 1), 'elastic'), 0, 0.1);
  const before = group.getBoundingRect();
  scene.step(180);
  const after = group.getBoundingRect();
  expect(Math.abs(after.width / before.width - 1)).toBeLessThan(0.15);
  expect(Math.abs(after.height / before.height - 1)).toBeLessThan(0.15);
});

test('a group that is removed from its scene leaves no particles, and is the same when it is added again', () => {
  const { scene, group } = tank(1, 0.5);
  const other = put(scene, new ParticleGroupNode(outline(0.3, 0.3)), 0.3, 1);
  scene.step(20);
  const before = group.getParticlePositions();
  scene.removeChild(group);
  const system = scene.physicsWorld.GetParticleSystemList();
  expect(system?.GetParticleCount()).toBe(other.particleCount);
  scene.addChild(group);
  expect(group.getParticlePositions()).toEqual(before);
  scene.removeChild(group);
  scene.removeChild(other);
  expect(scene.physicsWorld.GetParticleSystemList()).toBeNull();
});

test('forces and impulses are distributed, particles can be removed, and are moved with their node', () => {
  const scene = emptyScene();
  const group = put(scene, having(new ParticleGroupNode(outline(0.3, 0.15)), { linearVelocityX: 1 }));
  expect(group.particleCount).toBe(8);
  const mass = 8 * 0.075 ** 2;
  const middle = () => mean(group.getParticlePositions().map(({ x }) => x));
  group.applyLinearImpulse({ x: mass, y: 0 });
  const start = middle();
  scene.step(6);
  expect(middle() - start).toBeCloseTo(0.2, 6);
  const [, second] = group.getParticlePositions();
  group.removeParticle(0);
  expect(group.particleCount).toBe(7);
  expect(group.getParticlePositions()[0]).toEqual(second);
  expect(() => group.removeParticle(7)).toThrow(/^ParticleGroupNode .* has no particle 7/);
  const moved = middle();
  group.x += 5;
  expect(middle()).toBeCloseTo(moved + 5, 9);
  const copy = loaded(scene);
  expect(state(copy)).toBe(state(scene));
});

test('a body is converted to a liquid, and its joints are removed', () => {
  const scene = new Scene();
  const below = put(scene, new CircleNode(), -5, 0);
  const body = put(scene, having(new RectangleNode(2, 1), { fillColor: 0x123456 }), 1, 2, 90);
  const above = put(scene, new CircleNode(), 5, 0);
  body.setLinearVelocity({ x: 3, y: 4 });
  scene.addChild(new RevoluteJointNode(body.id, below.id));
  const group = liquify(body);
  expect(scene.children).toEqual([below, group, above]);
  expect(group).toMatchObject({ particleType: 'water', fillColor: 0x123456, linearVelocityX: 3, linearVelocityY: 4 });
  const positions = group.getParticlePositions();
  const [xs, ys] = [positions.map(({ x }) => x), positions.map(({ y }) => y)];
  expect({ x: mean(xs), y: mean(ys) }).toEqual(near(1, 2, 6));
  expect(Math.max(...ys)).toBeGreaterThan(2.9);
  expect(elastify(above).particleType).toBe('elastic');
  expect(() => liquify(body)).toThrow(/^RectangleNode .* in no scene/);
});

test('invalid values are rejected and change nothing', () => {
  const group = new ParticleGroupNode(outline(1, 1));
  const before = JSON.stringify(group);
  expect(() => group.setProperty('polygons', [points(0, 0, 1, 1)])).toThrow(/^ParticleGroupNode .*polygons/);
  expect(() => group.setProperty('particleRadius', 0)).toThrow(/particleRadius/);
  expect(() => group.fromJSON({ particles: { place: [0, 0, 0], moving: '?' } })).toThrow(/particles are damaged/);
  sceneOf(group).step();
  const saved = group.toJSON();
  expect(() => new ParticleGroupNode().fromJSON({ ...saved, polygons: outline(0.3, 0.3) })).toThrow(
    /not belong to the shape/,
  );
  expect(before).not.toContain('particles');
});

test.each([0.02, 0.2])('walls of %p m hold water that is poured from 3 m', (thickness) => {
  const scene = new Scene();
  wall(scene, 0, -thickness / 2, 2 + 2 * thickness, thickness);
  for (const side of [-1, 1]) wall(scene, side * (1 + thickness / 2), 15, thickness, 31);
  const water = put(scene, new ParticleGroupNode(outline(1.58, 1.58)), -0.79, 3);
  scene.step(300);
  const isInside = water.getParticlePositions().map(({ x, y }) => Math.abs(x) < 1 && y > 0);
  expect(isInside).toEqual(Array.from({ length: 441 }, () => true));
});

test('a force for a step gives the impulse of that time, in any number of substeps', () => {
  const movedBy = (push: (group: ParticleGroupNode) => void): Point => {
    const scene = having(emptyScene(), { particleIterations: 4 });
    const group = put(scene, new ParticleGroupNode(outline(1, 1), 'elastic'));
    push(group);
    scene.step(60);
    return group.getParticlePositions()[0] ?? { x: NaN, y: NaN };
  };
  const { x, y } = movedBy((group) => group.applyLinearImpulse({ x: 2, y: 0 }));
  expect(movedBy((group) => group.applyForce({ x: 120, y: 0 }))).toEqual(near(x, y));
});

test('a group below a body that moves stays where it is when it is loaded or turned', () => {
  const scene = emptyScene();
  const cart = having(put(scene, new RectangleNode(1, 1)), { linearVelocityX: 1 });
  const group = put(cart, new ParticleGroupNode(outline(1, 1), 'elastic'), 0, 5);
  scene.step(90);
  const [{ x, y } = { x: NaN, y: NaN }] = group.getParticlePositions();
  expect(state(loaded(scene))).toBe(state(scene));
  group.angle = 1e-9;
  expect(group.getParticlePositions()[0]).toEqual(near(x, y, 6));
});
