import { SpringNode } from '../../src';
import { box, disc, emptyScene, expectWithin, G, having, massOf, put, recorded, upwardCrossings, wall } from '../build';
import { boundOf } from './bounds';

describe.each([60, 120, 240])('at %i Hz', (rate) => {
  test.each([0.1, 1, 5])('free fall of %p s: g t² / 2 and g t', (seconds) => {
    const scene = emptyScene(G, rate);
    const ball = disc(scene, 0, 0);
    scene.step(Math.round(seconds * rate));
    expectWithin(boundOf('Height in free fall'), -ball.y, (G * scene.time ** 2) / 2);
    expectWithin(boundOf('Height in free fall'), -ball.linearVelocityY, G * scene.time);
  });

  test.each([0.1, 1, 5])(
    'a constant force and torque for %p s: a t² / 2 and a t, as by gravity, also begun, changed and ended in flight',
    (seconds) => {
      const scene = emptyScene(G, rate);
      const body = box(scene, 0, 0);
      const bound = boundOf('Distance that a constant force');
      const steps = Math.round(seconds * rate);
      const spin = (1 ** 2 + 1 ** 2) / 12;
      let [x, v, angle, w] = [0, 0, 0, 0];
      for (const force of [0, 2, 2, -3, 0]) {
        for (let step = 0; step < steps; step++) {
          body.applyForce({ x: force, y: G });
          body.applyTorque(force / 10);
          scene.step();
        }
        const t = scene.timeStep * steps;
        [x, v] = [x + v * t + (force * t ** 2) / 2, v + force * t];
        [angle, w] = [angle + w * t + ((force / 10 / spin) * t ** 2) / 2, w + (force / 10 / spin) * t];
        expectWithin(bound, 1 + body.x, 1 + x);
        expectWithin(bound, 1 + body.linearVelocityX, 1 + v);
        expectWithin(bound, 1 + (body.angle * Math.PI) / 180, 1 + angle);
        expectWithin(bound, 1 + body.angularVelocity, 1 + w);
      }
      expectWithin(bound, 1 + body.y, 1);
    },
  );

  test.each([30, 45, 60])('range of a throw at %i°: v² sin 2θ / g', (degrees) => {
    const scene = emptyScene(G, rate);
    const ball = disc(scene, 0, 0);
    const angle = (degrees * Math.PI) / 180;
    const speed = 10;
    ball.setLinearVelocity({ x: speed * Math.cos(angle), y: speed * Math.sin(angle) });
    // Between two steps, the crossing is taken to be on a straight line.
    const [landing = NaN] = upwardCrossings(scene, 2 * rate, () => -ball.y || -1);
    const range = (speed ** 2 * Math.sin(2 * angle)) / G;
    expectWithin(boundOf('Range of a throw'), landing * ball.linearVelocityX, range);
  });

  test('a throw from the floor rises to v² / 2g (0.1 %)', () => {
    const scene = emptyScene(G, rate);
    wall(scene, 0, -0.5, 10);
    const block = box(scene, 0, 0.51);
    scene.step(rate);
    const start = block.y;
    block.linearVelocityY = 5;
    const top = Math.max(...recorded(scene, rate, () => block.y - start));
    // The highest point is at most half a step from a step.
    const missed = (G / 8) * scene.timeStep ** 2;
    expect(Math.abs(top - 25 / (2 * G))).toBeLessThan((25 / (2 * G)) * 1e-3 + missed);
  });
});

test.each([1, 0.5, 0, -1])('a body of gravityScale %p falls by that share (1e-9)', (scale) => {
  const scene = emptyScene(G);
  const ball = having(disc(scene, 0, 0), { gravityScale: scale });
  scene.step(60);
  expect([-ball.y, -ball.linearVelocityY]).toEqual([expect.closeTo((G * scale) / 2, 9), expect.closeTo(G * scale, 9)]);
});

test('linear damping c: v = v₀ exp(−c t), and a way of (v₀ − v) / c (2 %)', () => {
  const scene = emptyScene();
  const ball = having(disc(scene, 0, 0), { linearDamping: 1, linearVelocityX: 10 });
  scene.step(120);
  expectWithin(0.02, ball.linearVelocityX, 10 * Math.exp(-2));
  expectWithin(0.02, ball.x, 10 - ball.linearVelocityX);
});

test('a body that forces move is not in free flight: a spring keeps its energy, and a weight on it rests', () => {
  const scene = emptyScene(G);
  const weight = massOf(scene, 2, 0, -1, 0.2);
  const spring = put(scene, having(new SpringNode(weight.id, '', undefined, undefined, 1, 100), { damping: 0 }));
  const depths = recorded(scene, 3000, () => -weight.y);
  // From its length without a load, it swings about 1 + m g / k and to twice that.
  expectWithin(0.01, Math.max(...depths.slice(-300)), 1 + (2 * 2 * G) / 100);
  spring.damping = 20;
  scene.step(900);
  expectWithin(1e-3, -weight.y, 1 + (2 * G) / 100);
  expectWithin(1e-3, spring.getForce(), 2 * G);
  expect(Math.abs(weight.linearVelocityY)).toBeLessThan(1e-3);
});
