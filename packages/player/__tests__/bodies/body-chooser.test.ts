import { BodyChooser } from '../../src/bodies/body-chooser';
import { createCanvasLog } from '../../src/headless/canvas-log';
import { stateDigest } from '../../src/headless/state-digest';
import type { Output } from '../../src/messages/thread-protocol';
import { Run } from '../../src/run';
import { CircleNode, RectangleNode, RegularPolygonNode, Scene, type BodyNode } from '@physics-editor/runtime';

const view = { width: 200, height: 100, centre: { x: 0, y: 0 }, scale: 10, pixelRatio: 1 };

/** A body at a place, with values of its properties. */
function put<Body extends BodyNode>(body: Body, x = 0, y = 0, values: Partial<Body> = {}): Body {
  body.initNode(x, y);
  return Object.assign(body, values);
}

/** A chooser of a scene without gravity, what it says, and the bodies that it reports: [index, count]. */
function create(...bodies: BodyNode[]) {
  const scene = new Scene();
  scene.gravity = { x: 0, y: 0 };
  scene.addChildren(bodies);
  const said: string[] = [];
  const reported: number[][] = [];
  const chooser = new BodyChooser(scene, (output: Output) => {
    if (output.type === 'say') said.push(output.text);
    if (output.type === 'bodies') reported.push([output.index, output.count]);
  });
  return { scene, chooser, said, reported };
}

test('bodies that can be grabbed and are in view are chosen in the order of the tree, and named', () => {
  const { chooser, said, reported } = create(
    put(new RectangleNode(1, 1), 0, 0, { bodyType: 'static' }),
    put(new CircleNode(1), -3.456, 0),
    put(new CircleNode(1), 0, 0, { active: false }),
    put(new CircleNode(1), 1, 2, { name: 'bob' }),
    put(new CircleNode(1), 40, 0),
    put(new RegularPolygonNode(), 0.004, -2),
    // Its centre is out of view.
    put(new RectangleNode(30, 1), 12, 0),
    put(new CircleNode(1), 5, 0),
  );
  for (let at = 0; at < 5; at++) chooser.choose(1, view);
  expect(said).toEqual([
    'circle 1 of 3: x −3.46 m, y 0 m, at rest.',
    'bob: x 1 m, y 2 m, at rest.',
    'regular polygon: x 0 m, y −2 m, at rest.',
    'rectangle: x 12 m, y 0 m, at rest.',
    'circle 3 of 3: x 5 m, y 0 m, at rest.',
  ]);
  chooser.choose(-1, view);
  chooser.choose(0, view);
  expect(said.at(-1)).toContain('rectangle');
  expect(reported).toEqual([...[0, 1, 2, 3, 4, 3, -1].map((index) => [index, 5])]);
});

test('bodies with the same name are told apart', () => {
  const bodies = [new CircleNode(1), new RectangleNode(1, 1)].map((body) => put(body, 0, 0, { name: 'weight' }));
  const { chooser, said } = create(...bodies);
  bodies.forEach(() => chooser.choose(1, view));
  expect(said.map((text) => text.split(':')[0])).toEqual(['weight 1 of 2', 'weight 2 of 2']);
});

test('pushes change the velocity of light and heavy bodies alike, and are reported with its direction', () => {
  const [light, heavy] = [put(new CircleNode(0.1), -2), put(new CircleNode(1), 2)];
  const { scene, chooser, said } = create(light, heavy);
  for (const body of [light, heavy]) {
    chooser.choose(1, view);
    chooser.pushing({ x: 1, y: 0 })?.();
    chooser.pushing({ x: 0, y: -1 })?.();
    chooser.report();
    expect(body.getLinearVelocity()).toEqual({ x: 1, y: -1 });
  }
  expect(said.at(-1)).toBe('circle 2 of 2: x 2 m, y 0 m, moving down and right at 1.4 m/s.');
  scene.step();
  expect(light.x + 2).toBeCloseTo(heavy.x - 2, 9);
  expect(heavy.x).toBeGreaterThan(2);
});

test('a chosen body that leaves the view remains chosen; one that is removed is said to be gone', () => {
  const ball = put(new CircleNode(1), 0, 0, { name: 'ball' });
  const { scene, chooser, said, reported } = create(ball);
  expect(chooser.pushing({ x: 1, y: 0 })).toBeUndefined();
  chooser.choose(1, view);
  ball.x = 100;
  chooser.update(view);
  expect(reported.at(-1)).toEqual([0, 1]);
  scene.removeChild(ball);
  chooser.update(view);
  expect(said.at(-1)).toBe('ball is gone.');
  expect(reported.at(-1)).toEqual([-1, 0]);
  expect(chooser.pushing({ x: 1, y: 0 })).toBeUndefined();
});

test('only a chosen body has a ring; a tiny one has a ring of 12 px', () => {
  const { scene, chooser } = create(put(new CircleNode(0.01)));
  const log: (readonly [string, ...unknown[]])[] = [];
  const context = createCanvasLog(log);
  chooser.mark(context, view);
  expect(log).toEqual([]);
  const before = stateDigest(scene);
  chooser.choose(1, view);
  chooser.mark(context, view);
  expect(log).toContainEqual(['arc', 100, 50, 12, 0, 2 * Math.PI]);
  expect(stateDigest(scene)).toBe(before);
});

test('pushes are repeated when the scene goes back in time and on again, also those of bodies that are created anew', () => {
  const { scene, chooser } = create(put(new CircleNode(0.2), -3), put(new CircleNode(0.2)));
  const run = new Run(scene, () => 1, [scene], {
    onStep: () => undefined,
    onPicture: () => undefined,
    onChange: () => undefined,
    release: () => undefined,
  });
  const push = (x: number, y: number): void => {
    const event = chooser.pushing({ x, y });
    if (event) run.happen(event);
  };
  const digests: string[] = [];
  const advance = (count: number): void => {
    for (let at = 0; at < count; at++) {
      digests.push(stateDigest(scene));
      run.step();
    }
  };
  chooser.choose(1, view);
  // Before the first step, which is the beginning of the known past.
  push(0.5, 0);
  advance(20);
  run.happen(() => scene.addChild(put(new CircleNode(0.2), 3)));
  chooser.choose(1, view);
  chooser.choose(1, view);
  push(-1, 0.1);
  advance(80);
  for (const step of [10, 25, 99, 0, 60]) {
    run.goTo(step);
    // Every state differs from the others.
    expect(digests.indexOf(stateDigest(scene))).toBe(step);
  }

  chooser.choose(0, view);
  chooser.choose(1, view);
  push(0, 2);
  expect(run.span).toMatchObject({ step: 60, last: 60 });
  run.step();
  expect(digests).not.toContain(stateDigest(scene));
});
