import { GearNode, MultipartBodyNode, RevoluteJointNode, Scene, type BodyNode } from '../src';
import { emptyScene, having, placed, put, recorded } from './build';

/** A body in the origin, and one on an axle at a distance in metres, at an angle in degrees. */
function against(driver: BodyNode, other: BodyNode, x: number, angle: number): Scene {
  const scene = emptyScene();
  other.initNode(x, 0, angle);
  scene.addChildren([driver, other, new RevoluteJointNode(other.id, '', undefined, { x, y: 0 })]);
  return scene;
}

test.each([-4, 0, 3, 7])('a tooth in the way of another, at %p°, turns aside, into the gap', (angle) => {
  const gear = new GearNode();
  const scene = against(having(new GearNode(), { bodyType: 'static' }), gear, 2, angle);
  scene.step(120);
  expect(Math.abs(Math.abs(gear.angle) - 15)).toBeLessThan(1.5);
  expect(gear.angularVelocity).toBeCloseTo(0, 6);
});

test.each([2.005, 2.03, 2.08])('the ratio does not depend on the distance of the centres, here %p m', (x) => {
  const driver = having(new GearNode(), { bodyType: 'kinematic', angularVelocity: 2 });
  const other = having(new GearNode(), { angularDamping: 1 });
  const scene = against(driver, other, x, 15);
  scene.step(120);
  for (const speed of recorded(scene, 120, () => other.angularVelocity)) expect(speed / -2).toBeCloseTo(1, 2);
});

test('a gear that is a part of a body meshes as it does alone', () => {
  const driver = having(new GearNode(), { bodyType: 'kinematic', angularVelocity: 2 });
  const gear = placed(new GearNode(), 0.5, 0, 20);
  const wheel = having(new MultipartBodyNode([gear]), { angularDamping: 1 });
  const scene = emptyScene();
  wheel.initNode(2 - 0.5 * Math.cos(Math.PI / 36), 0.5 * Math.sin(Math.PI / 36), -5);
  scene.addChildren([driver, wheel, new RevoluteJointNode(wheel.id, '', { x: 0.5, y: 0 }, { x: 2, y: 0 })]);
  scene.step(120);
  expect(wheel.angularVelocity).toBeCloseTo(-2, 2);
});

test.each([
  [0, 2.18],
  [15, 1.98],
])('a gear without an axle comes to rest on another: %p° from tooth on tooth, at %p m', (angle, height) => {
  const scene = new Scene();
  put(scene, having(new GearNode(), { bodyType: 'static' }), 0, 0, 90);
  const gear = put(scene, having(new GearNode(), { fixedRotation: true }), 0, 2.4, 270 + angle);
  scene.step(120);
  expect(gear.y).toBeCloseTo(height, 1);
});

test('gears with teeth of another size touch, but do not mesh', () => {
  const driver = having(new GearNode(1, 12), { bodyType: 'kinematic', angularVelocity: 2 });
  const other = new GearNode(1, 8);
  const scene = against(driver, other, 2, 180 / 8);
  const speeds = recorded(scene, 240, () => other.angularVelocity);
  expect(Math.min(...speeds)).toBeLessThan(-1);
  expect(Math.max(...speeds) - Math.min(...speeds.slice(60))).toBeGreaterThan(0.5);
});
