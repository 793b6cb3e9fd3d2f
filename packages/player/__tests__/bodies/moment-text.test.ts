import { momentText } from '../../src/bodies/moment-text';
import { Readouts } from '../../src/stage/readouts';
import { CircleNode, RectangleNode, Scene, type BodyNode } from '@physics-editor/runtime';

const view = { width: 200, height: 100, centre: { x: 0, y: 0 }, scale: 10, pixelRatio: 1 };

/** A circle with a name, 3 m above the centre of the view. */
function circle(name: string, x = 0): CircleNode {
  const node = new CircleNode(0.5);
  node.initNode(x, 3);
  node.name = name;
  return node;
}

function textOf(bodies: readonly BodyNode[], readouts = new Readouts()): string {
  const scene = new Scene();
  scene.gravity = { x: 0, y: 0 };
  scene.addChildren(bodies);
  return momentText(scene, readouts, view);
}

test('the time and the readouts, with units and faults', () => {
  const readouts = new Readouts();
  readouts.readout('Period', () => 2.0071, { unit: 's', digits: 3 });
  readouts.readout('Hits', () => 4, { digits: 0 });
  readouts.readout('Reach', () => {
    throw new Error('nothing is thrown yet');
  });
  expect(textOf([], readouts)).toBe('At 0.00 s. Period: 2.007 s. Hits: 4. Reach: nothing is thrown yet.');
});

test('up to three bodies are described each; fixed ones and those out of view are not', () => {
  const floor = new RectangleNode(10, 1);
  floor.bodyType = 'static';
  const ball = circle('ball');
  ball.linearVelocityX = -2;
  const wheel = circle('wheel', 2);
  wheel.angularVelocity = -3;
  expect(textOf([floor, ball, wheel, circle('stone', -4), circle('far', 40)])).toBe(
    'At 0.00 s. ball: x 0 m, y 3 m, moving left at 2 m/s. wheel: x 2 m, y 3 m, turning clockwise at 3 rad/s. stone: x −4 m, y 3 m, at rest.',
  );
});

test('of more bodies, the number of those that move and the fastest', () => {
  const bodies = [-6, -3, 0, 3, 6].map((x) => circle('ball', x));
  expect(textOf(bodies)).toBe('At 0.00 s. 5 bodies in view, all at rest.');
  for (const [at, speed] of [1, 4, 2].entries()) bodies.at(at)?.setLinearVelocity({ x: 0, y: speed });
  expect(textOf(bodies)).toBe(
    'At 0.00 s. 5 bodies in view, 3 of them moving. The fastest is ball 2 of 5: x −3 m, y 3 m, moving up at 4 m/s.',
  );
});

test('before the first picture, all bodies count', () => {
  const scene = new Scene();
  scene.addChild(circle('far', 40));
  expect(momentText(scene, new Readouts(), undefined)).toBe('At 0.00 s. far: x 40 m, y 3 m, at rest.');
});
