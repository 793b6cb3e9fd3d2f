import { DistanceJointNode, RevoluteJointNode, SpringNode, WeldJointNode, WheelJointNode } from '../src';
import type { CircleNode, Scene } from '../src';
import { disc, emptyScene, expectPeriod, expectWithin, G, having, massOf, put, recorded } from './build';

/** A disc of a mass in kg that swings, undamped, on a spring of 2 m and a stiffness in N/m, and is 2.2 m away. */
function swinging(scene: Scene, mass: number, k: number): CircleNode {
  const body = massOf(scene, mass, 2.2, 0);
  put(scene, having(new SpringNode(body.id, '', undefined, undefined, 2, k), { damping: 0 }));
  return body;
}

test.each([0.5, 1, 2])('period of a pendulum of %p m on a rod, 3° wide: 2π √(L / g) (0.1 %)', (length) => {
  const scene = emptyScene(G);
  const swing = (3 * Math.PI) / 180;
  const bob = disc(scene, length * Math.sin(swing), -length * Math.cos(swing), 0.05);
  scene.addChild(new DistanceJointNode(bob.id, ''));
  expectPeriod(scene, 0.001, 2 * Math.PI * Math.sqrt(length / G), () => bob.x);
});

test('period of a pendulum on a pin, with the inertia of its bob: 2π √((L + r² / 2L) / g) (1 %)', () => {
  const scene = emptyScene(G);
  const [length, radius] = [1, 0.3];
  const bob = having(disc(scene, 0, -length, radius), { linearVelocityX: 0.15, angularVelocity: 0.15 });
  scene.addChild(new RevoluteJointNode(bob.id, '', { x: 0, y: length }));
  const expected = 2 * Math.PI * Math.sqrt((length + radius ** 2 / (2 * length)) / G);
  expectPeriod(scene, 0.01, expected, () => bob.x);
});

test.each([
  [1, 10],
  [2, 50],
  [0.5, 200],
  [1, 1000],
  [1, 5000],
  [1, 12_000],
])('period of %p kg on %p N/m: 2π √(m / k), less what its step leaves out, ½ ω t / asin(½ ω t) (0.1 %)', (mass, k) => {
  const scene = emptyScene();
  const body = swinging(scene, mass, k);
  const omega = Math.sqrt(k / mass);
  const half = (omega * scene.timeStep) / 2;
  expectPeriod(scene, 0.001, ((2 * Math.PI) / omega) * (half / Math.asin(half)), () => body.x - 2);
});

test('a spring without damping swings as wide after 10,000 steps (1e-3)', () => {
  const scene = emptyScene();
  const body = swinging(scene, 1, 10);
  const width = () => Math.max(...recorded(scene, 300, () => body.x - 2));
  const before = width();
  scene.step(10_000);
  expectWithin(1e-3, width(), before);
});

test('two free bodies swing on a spring by their reduced mass (1 %)', () => {
  const scene = emptyScene();
  const [a, b] = [massOf(scene, 1, 0, 0), massOf(scene, 3, 3.1, 0)];
  const spring = put(scene, having(new SpringNode(a.id, b.id, undefined, undefined, 3, 20), { damping: 0 }));
  expectPeriod(scene, 0.01, 2 * Math.PI * Math.sqrt(0.75 / 20), () => spring.currentLength - 3);
});

test('a damped spring dies down by exp(−c t / 2m) (2 %)', () => {
  const scene = emptyScene(0, 240);
  const body = massOf(scene, 1, 3, 0);
  put(scene, having(new SpringNode(body.id, '', undefined, undefined, 2, 40), { damping: 0.5 }));
  const omega = Math.sqrt(40 - 0.25 ** 2);
  const periods = 4;
  scene.step(Math.round((periods * 2 * Math.PI) / omega / scene.timeStep));
  const envelope = Math.exp(-0.25 * scene.time);
  expect(Math.abs(body.x - 2 - envelope * Math.cos(omega * scene.time))).toBeLessThan(0.02 * envelope);
});

test('the reaction force of a hanging weight is m g, and the joint pulls the world down with it (1 %)', () => {
  const scene = emptyScene(G);
  for (const make of [
    (id: string) => new DistanceJointNode(id, ''),
    (id: string) => new RevoluteJointNode(id, '', { x: 0, y: 2 }),
    (id: string) => new WeldJointNode(id, '', { x: 0, y: 2 }),
    (id: string) => new WheelJointNode(id, '', { x: 0, y: 2 }),
  ]) {
    const weight = massOf(scene, 3, 0, -2, 0.2);
    const joint = put(scene, make(weight.id));
    scene.step(120);
    const { x, y } = joint.getReactionForce(1 / scene.timeStep);
    expectWithin(0.01, -y, 3 * G);
    expect(Math.abs(x)).toBeLessThan(0.01);
    scene.removeChild(weight);
  }
});
