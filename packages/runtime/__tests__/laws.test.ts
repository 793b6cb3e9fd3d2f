import { DistanceJointNode, RevoluteJointNode, SpringNode, WeldJointNode, WheelJointNode } from '../src';
import { box, disc, emptyScene, expectWithin, massOf, periodOf, upwardCrossings, wall } from './build';

const G = 9.8;

// The engine takes the velocity at the end of a step for all of it, which errs by a share of timeStep / time.
test('free fall: ½ g t² after 5 s (0.5 %)', () => {
  const scene = emptyScene(G);
  const ball = disc(scene, 0, 0);
  scene.step(300);
  expectWithin(0.005, -ball.y, (G * scene.time ** 2) / 2);
  expectWithin(1e-9, -ball.linearVelocityY, G * scene.time);
});

test.each([30, 45, 60])('range of a throw at %i°: v² sin 2θ / g (0.5 %)', (degrees) => {
  const scene = emptyScene(G);
  const ball = disc(scene, 0, 0);
  const angle = (degrees * Math.PI) / 180;
  const speed = 40;
  ball.setLinearVelocity({ x: speed * Math.cos(angle), y: speed * Math.sin(angle) });
  const [landing = NaN] = upwardCrossings(scene, 600, () => -ball.y || -1);
  expectWithin(0.005, landing * ball.linearVelocityX, (speed ** 2 * Math.sin(2 * angle)) / G);
});

test.each([1, 0.5, 0, -1])('gravityScale %p is a share of the acceleration (1e-9)', (scale) => {
  const scene = emptyScene(G);
  const ball = disc(scene, 0, 0);
  ball.gravityScale = scale;
  scene.step(60);
  expect(ball.linearVelocityY).toBeCloseTo(-G * scale, 9);
});

test.each([0.5, 1, 2])('period of a pendulum of %p m on a rod, 3° wide: 2π √(L / g) (0.1 %)', (length) => {
  const scene = emptyScene(G);
  const swing = (3 * Math.PI) / 180;
  const bob = disc(scene, length * Math.sin(swing), -length * Math.cos(swing), 0.05);
  scene.addChild(new DistanceJointNode(bob.id, ''));
  expectWithin(
    0.001,
    periodOf(scene, 1200, () => bob.x),
    2 * Math.PI * Math.sqrt(length / G),
  );
});

test('period of a pendulum on a pin, with the inertia of its bob: 2π √((L + r² / 2L) / g) (1 %)', () => {
  const scene = emptyScene(G);
  const [length, radius] = [1, 0.3];
  const bob = disc(scene, 0, -length, radius);
  bob.linearVelocityX = 0.15;
  bob.angularVelocity = 0.15;
  scene.addChild(new RevoluteJointNode(bob.id, '', { x: 0, y: length }));
  const expected = 2 * Math.PI * Math.sqrt((length + radius ** 2 / (2 * length)) / G);
  expectWithin(
    0.01,
    periodOf(scene, 1200, () => bob.x),
    expected,
  );
});

test.each([
  [1, 10],
  [2, 50],
  [0.5, 200],
])('period of %p kg on a spring of %p N/m: 2π √(m / k) (1 %)', (mass, k) => {
  const scene = emptyScene();
  const body = massOf(scene, mass, 2.2, 0);
  const spring = new SpringNode(body.id, '', undefined, undefined, 2, k);
  spring.damping = 0;
  scene.addChild(spring);
  expectWithin(
    0.01,
    periodOf(scene, 1200, () => body.x - 2),
    2 * Math.PI * Math.sqrt(mass / k),
  );
});

test.each([1000, 5000, 12_000])(
  'a stiff spring of %p N/m swings on 1 kg faster by the share that its step leaves out: ½ ω t / asin(½ ω t) (0.1 %)',
  (k) => {
    const scene = emptyScene();
    const body = massOf(scene, 1, 2.2, 0);
    const spring = new SpringNode(body.id, '', undefined, undefined, 2, k);
    spring.damping = 0;
    scene.addChild(spring);
    const half = (Math.sqrt(k) * scene.timeStep) / 2;
    expectWithin(
      0.001,
      periodOf(scene, 1200, () => body.x - 2),
      ((2 * Math.PI) / Math.sqrt(k)) * (half / Math.asin(half)),
    );
  },
);

test('a spring without damping swings as wide after 10,000 steps (1e-3)', () => {
  const scene = emptyScene();
  const body = massOf(scene, 1, 2.2, 0);
  const spring = new SpringNode(body.id, '', undefined, undefined, 2, 10);
  spring.damping = 0;
  scene.addChild(spring);
  const width = () =>
    Array.from({ length: 300 }, () => {
      scene.step();
      return body.x - 2;
    }).reduce((most, way) => Math.max(most, way));
  const before = width();
  scene.step(10_000);
  expectWithin(1e-3, width(), before);
});

test('two free bodies swing on a spring by their reduced mass (1 %)', () => {
  const scene = emptyScene();
  const [a, b] = [massOf(scene, 1, 0, 0), massOf(scene, 3, 3.1, 0)];
  const spring = new SpringNode(a.id, b.id, undefined, undefined, 3, 20);
  spring.damping = 0;
  scene.addChild(spring);
  expectWithin(
    0.01,
    periodOf(scene, 1200, () => spring.currentLength - 3),
    2 * Math.PI * Math.sqrt(0.75 / 20),
  );
});

test('a damped spring dies down by exp(−c t / 2m) (2 %)', () => {
  const scene = emptyScene();
  scene.timeStep = 1 / 240;
  const body = massOf(scene, 1, 3, 0);
  const spring = new SpringNode(body.id, '', undefined, undefined, 2, 40);
  spring.damping = 0.5;
  scene.addChild(spring);
  const omega = Math.sqrt(40 - 0.25 ** 2);
  const periods = 4;
  const steps = Math.round((periods * 2 * Math.PI) / omega / scene.timeStep);
  scene.step(steps);
  const t = scene.time;
  const envelope = Math.exp(-0.25 * t);
  expect(Math.abs(body.x - 2 - envelope * Math.cos(omega * t))).toBeLessThan(0.02 * envelope);
});

test('elastic head-on collision of equal masses exchanges the velocities (1 %)', () => {
  const scene = emptyScene();
  const [a, b] = [disc(scene, -2, 0), disc(scene, 2, 0)];
  a.restitution = 1;
  a.linearVelocityX = 5;
  b.linearVelocityX = -3;
  scene.step(120);
  expectWithin(0.01, a.linearVelocityX, -3);
  expectWithin(0.01, b.linearVelocityX, 5);
});

test('a ball bounces to the restitution squared of its height (3 %, by the place of the step at which it hits)', () => {
  const scene = emptyScene(G);
  scene.timeStep = 1 / 480;
  wall(scene, 0, -0.5, 10);
  const ball = disc(scene, 0, 2.5);
  ball.restitution = 0.8;
  ball.bullet = true;
  let top = 0;
  while (ball.linearVelocityY <= 0) scene.step();
  for (; ball.linearVelocityY > 0; scene.step()) top = ball.y - 0.5;
  expectWithin(0.03, top, 2 * 0.64);
});

test.each([
  [-2, false],
  [2, true],
])('on an incline of the friction angle and %i°, a box slides: %p', (more, slides) => {
  const scene = emptyScene(G);
  const friction = 0.5;
  const degrees = (Math.atan(friction) * 180) / Math.PI + more;
  const angle = (degrees * Math.PI) / 180;
  const plane = wall(scene, 0, 0, 60, 1);
  plane.angle = degrees;
  plane.friction = friction;
  const up = 0.5 + 0.25 + 0.005;
  const block = box(scene, -up * Math.sin(angle), up * Math.cos(angle), 1, 0.5);
  block.angle = degrees;
  block.friction = friction;
  const start = block.getPosition();
  scene.step(120);
  const way = Math.hypot(block.x - start.x, block.y - start.y);
  const expected = (G * (Math.sin(angle) - friction * Math.cos(angle)) * 2 ** 2) / 2;
  if (slides) expect(Math.abs(way - expected)).toBeLessThan(0.1 * expected);
  else expect(way).toBeLessThan(0.02);
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
    const joint = make(weight.id);
    scene.addChild(joint);
    scene.step(120);
    const { x, y } = joint.getReactionForce(1 / scene.timeStep);
    expectWithin(0.01, -y, 3 * G);
    expect(Math.abs(x)).toBeLessThan(0.01);
    scene.removeChild(weight);
  }
});

test('a hanging spring at rest is longer by m g / k (1 %), and pulls with m g', () => {
  const scene = emptyScene(G);
  const weight = massOf(scene, 2, 0, -1, 0.2);
  const spring = new SpringNode(weight.id, '', undefined, undefined, 1, 100);
  spring.damping = 5;
  scene.addChild(spring);
  scene.step(900);
  expectWithin(0.01, spring.currentLength - 1, (2 * G) / 100);
  expectWithin(0.01, spring.getForce(), 2 * G);
});
