import {
  CircleNode,
  JointNode,
  Node,
  RevoluteJointNode,
  Scene,
  createEditor,
  MultipartBodyNode,
  type BodyNode,
  type NodeFailure,
} from '../src';
import { attach, box, disc, emptyScene, failuresOf, having, near, placed, put, wall } from './build';

/** Values that scripts pass by mistake; they are not typed. */
const NO_NODES: readonly unknown[] = [undefined, null, 0, 'node', {}, [], Node];
const NO_POINTS: readonly unknown[] = [undefined, null, 1, 'x', {}, { x: 1 }, { x: 1, y: NaN }, { x: '1', y: 2 }];

/** Calls a method as an untyped script would. */
function callWith(target: object, name: string, ...values: readonly unknown[]): unknown {
  const method: unknown = Reflect.get(target, name);
  if (typeof method !== 'function') throw new Error(`There is no method ${name}.`);
  return Reflect.apply(method, target, values);
}

/** Expects a script to be told what is wrong. */
function expectRefused(action: () => unknown, message: RegExp): void {
  expect(action).toThrow(expect.objectContaining({ name: 'SceneError', message: expect.stringMatching(message) }));
}

describe('arguments', () => {
  test.each([0, -1, 1.5, NaN, Infinity, '3', null, {}, 2 ** 60])('a number of steps of %p is rejected', (count) => {
    const scene = new Scene();
    expectRefused(() => callWith(scene, 'step', count), /the number of steps must be a whole number from 1, not /);
    expect(scene.time).toBe(0);
  });

  const inTurn = NO_NODES.map((value) => [value, 0]);

  test.each<[string, readonly (readonly unknown[])[], RegExp]>([
    ['addChild', inTurn, /expects a node, not /],
    ['insertChild', inTurn, /expects a node, not /],
    ['removeChild', inTurn, /expects a node, not /],
    ['addChildren', [[undefined]], /nodes must be a list, not undefined/],
    ['addChildren', [[[undefined]]], /expects a node, not undefined/],
    ['insertChildren', [[null, 0]], /nodes must be a list, not null/],
    ['insertChild', [NaN, 'first'].map((index) => [new Node(), index]), /index must be a number, not /],
    ['getFilteredDescendants', [[undefined]], /the type must be a class of nodes, not undefined/],
  ])('%s rejects values of another kind', (name, wrong, message) => {
    for (const values of wrong) {
      const scene = new Scene();
      expectRefused(() => callWith(scene, name, ...values), message);
      expect(scene.childCount).toBe(0);
    }
  });

  test.each(['setPosition', 'setLinearVelocity', 'toLocal', 'toGlobal', 'containsPoint'])(
    '%s rejects values that are not points, and changes nothing',
    (name) => {
      const ball = placed(new CircleNode(), 3, 4);
      ball.setLinearVelocity({ x: 5, y: 6 });
      for (const value of NO_POINTS) {
        expectRefused(() => callWith(ball, name, value), /must be a point \{ x, y \} of finite numbers/);
      }
      expect(ball.getPosition()).toEqual({ x: 3, y: 4 });
      expect(ball.getLinearVelocity()).toEqual({ x: 5, y: 6 });
    },
  );

  test('a part of a multipart body must be a body', () => {
    for (const value of [...NO_NODES, new Node()]) {
      expectRefused(() => callWith(new MultipartBodyNode(), 'addPart', value), /expects a body as a part/);
    }
  });
});

describe('depth', () => {
  /** A chain of nodes, each below the previous one; returns both ends. */
  function chainOf(levels: number): { top: Node; bottom: Node } {
    const top = new Node();
    let bottom = top;
    for (let level = 1; level < levels; level++) bottom = put(bottom, new Node());
    return { top, bottom };
  }

  test('a scene of 1,000 levels runs, and is saved, copied and emptied', () => {
    const scene = new Scene();
    const { top, bottom } = chainOf(998);
    scene.addChild(top);
    const ball = put(bottom, new CircleNode());
    scene.step(60);
    expect(ball.getScenePosition().y).toBeCloseTo(-9.8 / 2, 6);
    const copy = scene.clone();
    expect(copy.getDescendants().length).toBe(999);
    expect(copy.getFilteredDescendants(CircleNode)[0]?.y).toBe(ball.y);
    scene.removeAllChildren();
    expect(scene.getDescendants().length).toBe(0);
  });

  test('a node below 1,000 levels is rejected, with or without descendants', () => {
    const { bottom } = chainOf(1000);
    const { top: scene500, bottom: at500 } = chainOf(500);
    for (const add of [() => bottom.addChild(new Node()), () => at500.addChild(chainOf(501).top)]) {
      expectRefused(add, /a tree has at most 1000 levels/);
    }
    expect(bottom.childCount).toBe(0);
    at500.addChild(chainOf(500).top);
    expect(scene500.getDescendants().length).toBe(999);
  });

  test('a plain form of 10,000 levels is rejected, and the scene remains unchanged', () => {
    let data: Record<string, unknown> = { class: 'Node', id: 'deep-0' };
    for (let level = 1; level < 10_000; level++) data = { class: 'Node', id: `deep-${level}`, children: [data] };
    const scene = new Scene();
    disc(scene, 0, 0);
    expectRefused(() => scene.fromJSON({ class: 'Scene', children: [data] }), /a tree has at most 1000 levels/);
    expect(scene.childCount).toBe(1);
  });
});

describe('speed', () => {
  const limits: readonly [string, (body: BodyNode, factor: number) => void, RegExp][] = [
    ['a speed', (body, factor) => body.setLinearVelocity({ x: 72 * factor, y: -96 * factor }), /at most 2 m per step/],
    ['an impulse', (body, factor) => body.applyLinearImpulse({ x: 0, y: 120 * factor * body.mass }), /at most 2 m/],
    ['a spin', (body, factor) => (body.angularVelocity = -30 * Math.PI * factor), /at most a quarter turn per step/],
    ['a turning impulse', (body, factor) => body.applyAngularImpulse(30 * Math.PI * factor * body.inertia), /quarter/],
  ];

  test.each(limits)('%s goes to the limit of the engine; more is reported once, with the node', (_, set, message) => {
    const scene = emptyScene();
    const failed = jest.fn();
    scene.on('nodeFailed', failed);
    const ball = disc(scene, 0, 0);
    set(ball, 0.999);
    scene.step();
    expect(failed).not.toHaveBeenCalled();
    const speed = Math.max(ball.linearVelocity / 120, Math.abs(ball.angularVelocity) / (30 * Math.PI));
    expect(speed).toBeCloseTo(0.999, 9);
    having(ball, { linearVelocityX: 0, linearVelocityY: 0, angularVelocity: 0 });
    set(ball, 1.001);
    scene.step();
    set(ball, 1.5);
    scene.step(2);
    const failure = { node: ball.id, message: expect.stringMatching(message) } satisfies Partial<NodeFailure>;
    expect(failed.mock.calls).toEqual([[expect.objectContaining(failure)]]);
  });

  test('the limit is per step: at 1/240 s, 400 m/s are reached', () => {
    const scene = emptyScene();
    const failures = failuresOf(scene);
    const ball = having(disc(scene, 0, 0), { linearVelocityX: 400 });
    scene.timeStep = 1 / 240;
    scene.step(240);
    expect(failures).toEqual([]);
    expect(ball.x).toBeCloseTo(400, 6);
    scene.timeStep = 1 / 60;
    ball.linearVelocityX = 401;
    scene.step(60);
    expect(failures).toHaveLength(1);
    expect(ball.x).toBeCloseTo(520, 6);
  });
});

describe('numbers that are not finite', () => {
  const faults: readonly [string, (native: NonNullable<BodyNode['body']>) => void][] = [
    ['a velocity', (native) => native.SetLinearVelocity({ x: NaN, y: 0 })],
    ['an angular velocity', (native) => native.SetAngularVelocity(Infinity)],
    ['a force', (native) => native.ApplyForceToCenter({ x: 0, y: NaN })],
    ['a torque', (native) => native.ApplyTorque(-Infinity)],
    ['a position', (native) => native.SetTransformXY(NaN, 1, 0)],
    ['a rotation', (native) => native.SetTransformXY(0, 1, NaN)],
    ['gravity', (native) => native.SetGravityScale(NaN)],
    ['damping', (native) => native.SetLinearDamping(NaN)],
  ];

  test.each(faults)('%s is detected in its step, with the name of the node, and affects nothing else', (_name, put) => {
    const build = () => {
      const scene = emptyScene(10);
      wall(scene, 0, -0.5, 20, 1);
      const [first, second] = [box(scene, 0, 0.5), box(scene, 0, 1.5)];
      const free = disc(scene, 5, 3);
      scene.addChild(new RevoluteJointNode(first.id, second.id, { x: 0, y: 0.5 }, { x: 0, y: -0.5 }));
      scene.step(30);
      return { scene, first, second, free };
    };
    const { scene, second, free, first } = build();
    const healthy = build();
    healthy.scene.step(30);
    const failures = failuresOf(scene);
    const { x, y, angle } = second;
    const { body } = second;
    if (body) put(body);
    scene.step();
    expect(failures).not.toEqual([]);
    expect(failures).toContainEqual(expect.stringContaining(second.id));
    expect(failures).not.toContainEqual(expect.stringContaining(free.id));
    expect(second).toMatchObject({ ...near(x, y, 2), angle: expect.closeTo(angle, 0) });
    scene.step(29);
    for (const node of scene.getDescendants()) expect(Number.isFinite(node.x + node.y + node.angle)).toBe(true);
    // The tower still stands, joined, and the rest is as it would be without the fault.
    expect(second.y - first.y).toBeCloseTo(1, 1);
    expect(second.getJoints().length).toBe(1);
    expect(free.getPosition()).toEqual(healthy.free.getPosition());
  });

  /** What fails in a stack in which the middle box gets a velocity that is no number, and where its boxes are then. */
  function runStack() {
    const scene = emptyScene(10);
    const failures = failuresOf(scene);
    wall(scene, 0, -0.5, 20, 1);
    const stack = [0.5, 1.5, 2.5].map((y) => box(scene, 0.1 * y, y));
    scene.step(10);
    stack[1]?.body?.SetLinearVelocity({ x: NaN, y: 0 });
    stack[1]?.body?.SetAngularVelocity(NaN);
    scene.step(50);
    return { failures, middle: stack[1]?.describe(), places: stack.map(({ x, y, angle }) => [x, y, angle]) };
  }

  test('only the body with the fault is named if the fault is there before the step, and a run with it is repeatable', () => {
    const { failures, middle, places } = runStack();
    expect(failures).toEqual([
      `${middle} had a position, velocity, force or mass that is not finite, and continues from its last state.`,
    ]);
    expect(runStack().places).toEqual(places);
  });

  test('a script that sets one on a body during a contact, or at each step, does not stop the scene', () => {
    const scene = new Scene(createEditor);
    const failures = failuresOf(scene);
    wall(scene, 0, -0.5, 20, 1);
    const [hit, steady] = [disc(scene, 0, 1), disc(scene, 3, 1)];
    attach(hit, 'onPreSolve() { this.node.body.SetLinearVelocity({ x: NaN, y: NaN }); }');
    attach(steady, 'update() { this.node.body.ApplyTorque(NaN); }');
    scene.step(120);
    expect(failures.filter((text) => text.includes(hit.id))).toHaveLength(1);
    expect(failures.filter((text) => text.includes(steady.id))).toHaveLength(1);
    for (const { x, y, angle } of [hit, steady]) expect(Number.isFinite(x + y + angle)).toBe(true);
    expect(steady.y).toBeCloseTo(0.5, 1);
  });
});

describe('removal', () => {
  /** Counts how often the nodes of a scene are asked what they depend on while an action runs. */
  function questionsIn(action: () => void): number {
    const spy = jest.spyOn(JointNode.prototype, 'dependsOn', 'get');
    action();
    const { length } = spy.mock.calls;
    spy.mockRestore();
    return length;
  }

  function chained(count: number): Scene {
    const scene = emptyScene();
    const balls = Array.from({ length: count }, (_, at) => disc(scene, 2 * at, 0));
    for (const [at, ball] of balls.slice(1).entries()) {
      scene.addChild(new RevoluteJointNode(balls[at]?.id, ball.id, { x: 1, y: 0 }, { x: -1, y: 0 }));
    }
    return scene;
  }

  test.each([20, 200])('of %i bodies and their joints visits each joint at most once', (count) => {
    const scene = chained(count);
    expect(questionsIn(() => scene.removeAllChildren())).toBeLessThanOrEqual(count);
    expect(scene.childCount).toBe(0);
    expect(scene.physicsWorld.GetBodyCount()).toBe(0);
    expect(scene.physicsWorld.GetJointCount()).toBe(0);
  });

  test('of all children of a group removes the joints elsewhere that depend on them', () => {
    const scene = emptyScene();
    const group = put(scene, new Node());
    const ball = put(group, new CircleNode());
    const other = disc(scene, 3, 0);
    scene.addChild(new RevoluteJointNode(ball.id, other.id));
    group.removeAllChildren();
    expect(scene.children.map(({ id }) => id)).toEqual([group.id, other.id]);
  });
});
