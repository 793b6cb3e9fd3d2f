import {
  CircleNode,
  createEditor,
  DistanceJointNode,
  MultipartBodyNode,
  Node,
  RectangleNode,
  RevoluteJointNode,
  Scene,
} from '../src';
import type { Impact } from '../src/scene/impact';
import { attach, box, disc, emptyScene, failuresOf, having, logOf, placed, put, wall } from './build';

const LOG = (hook: string, what = '') =>
  `${hook}(other, contact, impulse) { this.node.userData.log.push(['${hook}', other.name${what}]); }`;

const EVERY_HOOK = [
  LOG('onBeginContact', ', contact.IsTouching()'),
  LOG('onEndContact'),
  LOG('onPreSolve'),
  LOG('onPostSolve', ', Math.round(impulse.normalImpulses[0] * 1e6) / 1e6'),
].join('\n');

/** What failed in the scene of a test: nothing, unless the test takes it out. */
let failures: string[] = [];
afterEach(() => expect(failures).toEqual([]));

/** A ball that hits a wall in the first step or two. */
function hit() {
  const scene = having(new Scene(createEditor), { gravity: { x: 0, y: 0 }, allowSleep: false });
  failures = failuresOf(scene);
  const floor = having(wall(scene, 0, -0.5, 10), { name: 'floor' });
  const ball = having(disc(scene, 0, 0.52), { name: 'ball', linearVelocityY: -3 });
  return { scene, ball, floor };
}

/** What a ball, with a script and values of its properties, has hit, and itself after some steps. */
function scripted(methods: string, steps: number, values: Partial<CircleNode> = {}) {
  const made = hit();
  attach(having(made.ball, values), methods);
  made.scene.step(steps);
  return made;
}

test('all hooks are called on both nodes, with the other, the contact and the impulse', () => {
  const { scene, ball, floor } = hit();
  ball.restitution = 0.5;
  attach(ball, EVERY_HOOK);
  attach(floor, EVERY_HOOK);
  scene.step(30);
  const impulse = Math.round(ball.mass * 4.5 * 1e6) / 1e6;
  const expected = (other: string) => [
    ['onBeginContact', other, true],
    ['onPreSolve', other],
    ['onPostSolve', other, impulse],
    ['onEndContact', other],
  ];
  expect(logOf(ball)).toEqual(expect.arrayContaining(expected('floor')));
  expect(logOf(floor)).toEqual(expect.arrayContaining(expected('ball')));
});

test('sensors report the beginning and the end of a contact, without a collision', () => {
  const { scene, ball, floor } = hit();
  floor.sensor = true;
  attach(ball, EVERY_HOOK);
  scene.step(60);
  expect(logOf(ball)).toEqual([
    ['onBeginContact', 'floor', true],
    ['onEndContact', 'floor'],
  ]);
  expect(ball.linearVelocityY).toBe(-3);
});

test('a contact that is disabled in onPreSolve lets the bodies pass', () => {
  const { ball } = scripted('onPreSolve(other, contact) { contact.SetEnabled(false); }', 60);
  expect(ball.y).toBeCloseTo(0.52 - 3, 6);
});

test('friction and restitution of one contact can be changed', () => {
  const { ball } = scripted('onPreSolve(other, contact) { contact.SetRestitution(1); }', 30);
  expect(ball.linearVelocityY).toBeCloseTo(3, 6);
});

test('a contact object that the engine reuses has no tangent speed', () => {
  const { scene, ball } = scripted('onBeginContact(other, contact) { contact.SetTangentSpeed(3); }', 30);
  expect(Math.abs(ball.linearVelocityX)).toBeGreaterThan(0.5);
  scene.removeChild(ball);
  scene.step();
  const next = having(disc(scene, 0, 0.52), { linearVelocityY: -3 });
  scene.step(30);
  expect(next.linearVelocityX).toBe(0);
});

test('a velocity that a hook sets in one direction does not change the other component', () => {
  const { ball } = scripted('onPostSolve() { this.node.linearVelocityX = 2; }', 30, { restitution: 1 });
  expect(ball.linearVelocityX).toBeCloseTo(2, 6);
  expect(ball.linearVelocityY).toBeCloseTo(3, 6);
});

test.each(['onBeginContact', 'onPreSolve', 'onPostSolve'])('what is created in %s exists after the step', (hook) => {
  const code = `${hook}(other) {
      if (this.done) return;
      this.done = true;
      const scene = this.node.findSceneNode();
      const box = new editor.RectangleNode(1, 1);
      box.initNode(5, 5);
      scene.addChild(box);
      scene.addChild(new editor.RevoluteJointNode(box.id, this.node.id, { x: -5, y: -4 }));
      scene.addChild(new editor.SpringNode(box.id, other.id));
      this.node.userData.log.push(scene.childCount, box.body === undefined);
    }`;
  const { scene, ball } = scripted(code, 3);
  expect(logOf(ball)).toEqual([2, true]);
  const added = ['RectangleNode', 'RevoluteJointNode', 'SpringNode'];
  expect(scene.children.slice(2).map(({ className }) => className)).toEqual(added);
  expect(scene.physicsWorld.GetBodyCount()).toBe(3);
  expect(scene.physicsWorld.GetJointCount()).toBe(1);
});

test.each(['onBeginContact', 'onPreSolve', 'onPostSolve', 'onEndContact'])(
  'bodies removed in %s do not exist after the step',
  (hook) => {
    const remove = 'other.parent?.removeChild(other); this.node.parent?.removeAllChildren(); this.node.destroy();';
    const code = `${hook}(other) { ${remove} this.node.userData.log.push(this.node.parent?.childCount); }`;
    const { scene, ball, floor } = scripted(code, 10, { restitution: 1 });
    expect([logOf(ball), scene.childCount]).toEqual([[2], 0]);
    expect([ball.body, floor.body]).toEqual([undefined, undefined]);
    expect(scene.physicsWorld.GetBodyCount()).toBe(0);
  },
);

test('a position set in a hook takes effect after the step; other values are those of the engine', () => {
  const { ball } = scripted('onBeginContact() { this.node.x = 3; this.node.angle = 90; }', 5, { sensor: true });
  expect(ball.x).toBe(3);
  expect(ball.angle).toBeCloseTo(90, 9);
  expect(ball.y).toBeCloseTo(0.52 - 0.25, 9);
  expect(ball.body?.GetPosition()).toMatchObject({ x: 3 });
});

test('changes of shape, type, activity and joints in a hook take effect after the step', () => {
  const { scene, ball, floor } = hit();
  const code = `onBeginContact(other) {
      this.node.radius = 0.25;
      this.node.density = 4;
      other.bodyType = 'kinematic';
      other.width = 3;
      this.node.fixedRotation = true;
    }`;
  attach(ball, code);
  attach(floor, `onPostSolve(other) { this.node.active = false; }`);
  scene.step(5);
  expect(ball.body?.GetMass()).toBeCloseTo(Math.PI * 0.25 ** 2 * 4, 9);
  expect(floor.body?.IsEnabled()).toBe(false);
  expect(ball.body?.IsFixedRotation()).toBe(true);
});

test('a motor and a length that a hook changes take effect', () => {
  const { scene, ball } = hit();
  const code = `onBeginContact() {
      const scene = this.node.findSceneNode();
      scene.findChildByName('pin').motorEnabled = true;
      scene.findChildByName('rod').length = 2;
      scene.findChildByName('rod').localAnchorB = { x: 20, y: 1 };
    }`;
  attach(ball, code);
  const wheel = disc(scene, 20, 0);
  const other = disc(scene, 23, 0);
  const hinge = having(new RevoluteJointNode(wheel.id, '', undefined, { x: 20, y: 0 }), { name: 'pin', motorSpeed: 3 });
  const rod = having(new DistanceJointNode(other.id, '', undefined, { x: 20, y: 0 }), { name: 'rod' });
  scene.addChildren([hinge, rod]);
  scene.step(120);
  expect(wheel.angularVelocity).toBeCloseTo(3, 3);
  expect(Math.abs(Math.hypot(other.x - 20, other.y - 1) - 2)).toBeLessThan(0.01);
});

test('removing a touching body calls onEndContact on the other, which may change the scene', () => {
  const { scene, ball, floor } = hit();
  having(box(scene, 3, 0.5), { name: 'near' });
  const code = `onEndContact(other) {
      this.node.userData.log.push(other.name);
      const scene = this.node.findSceneNode();
      scene.removeChild(this.node);
      const ball = new editor.CircleNode();
      ball.initNode(0, 9);
      scene.addChild(ball);
      ball.x = 1;
      try { scene.step(); } catch (error) { this.node.userData.log.push(error.message.includes('in the middle of a step')); }
    }`;
  attach(floor, code);
  attach(ball, LOG('onEndContact'));
  scene.step(3);
  scene.removeChild(ball);
  expect(logOf(floor)).toEqual(['ball', true]);
  expect(logOf(ball)).toEqual([]);
  expect(floor.parent).toBeUndefined();
  expect(scene.children.map(({ x }) => x)).toEqual([3, 1]);
  scene.step(3);
});

test('changing the shape of a touching body ends the contact', () => {
  const { scene, ball, floor } = hit();
  attach(floor, `onEndContact(other) { other.parent?.removeChild(other); }`);
  scene.step(3);
  ball.radius = 0.1;
  expect(ball.parent).toBeUndefined();
  scene.step(3);
});

test('an impossible change in a hook is reported, and the others are applied', () => {
  const { scene, ball } = hit();
  const a = having(box(scene, 20, 0), { name: 'a' });
  const b = having(box(scene, 22, 0), { name: 'b' });
  const code = `onBeginContact() {
      const scene = this.node.findSceneNode();
      const [a, b] = [scene.findChildByName('a'), scene.findChildByName('b')];
      a.addChild(b);
      b.addChild(a);
      this.node.y = 5;
    }`;
  attach(ball, code);
  scene.step(3);
  expect(failures.splice(0)).toEqual([expect.stringMatching(/cannot be below .* and above it/)]);
  expect(b.parent).toBe(a);
  expect(a.parent).toBe(scene);
  expect(ball.y).toBeGreaterThan(4);
});

test('a body that a hook adds to a tree outside the scene is removed from the scene after the step', () => {
  const code = 'onBeginContact() { this.node.userData.log = []; new editor.Node().addChild(this.node); }';
  const { ball } = scripted(code, 3);
  expect(ball.findSceneNode()).toBeUndefined();
  expect(ball.parent?.className).toBe('Node');
});

test('the bodies of a group that a hook moves are moved with it', () => {
  const { scene, ball } = hit();
  attach(ball, `onBeginContact() { this.node.findSceneNode().findChildByName('group').x = 10; }`);
  const group = put(scene, having(new Node(), { name: 'group' }));
  const inner = put(group, new CircleNode(), 2, 20);
  scene.step(5);
  expect(inner.getScenePosition()).toEqual({ x: 12, y: 20 });
  expect(inner.body?.GetPosition()).toMatchObject({ x: 12, y: 20 });
});

describe('impacts, which the player makes heard', () => {
  function impactsOf(scene: Scene): Impact[] {
    const impacts: Impact[] = [];
    scene.onImpact = (read) => {
      const impact = read();
      if (impact) impacts.push(impact);
    };
    return impacts;
  }

  test('one where bodies begin to touch, with the speed of approach and the mass of the body that moves', () => {
    const { scene, ball } = hit();
    having(ball, { linearVelocityX: 4, restitution: 0 });
    const impacts = impactsOf(scene);
    scene.step(60);
    const point = expect.objectContaining({ y: expect.closeTo(0, 1) });
    expect(impacts).toEqual([{ speed: expect.closeTo(3, 6), mass: expect.closeTo(ball.mass, 9), point }]);
  });

  test('that of two moving bodies has the difference of their speeds, and the mass of the lighter one', () => {
    const scene = emptyScene();
    having(disc(scene, -2, 0), { density: 5, linearVelocityX: 3 });
    const light = having(disc(scene, 2, 0), { linearVelocityX: -1 });
    const impacts = impactsOf(scene);
    scene.step(60);
    expect(impacts).toMatchObject([{ speed: expect.closeTo(4, 6), mass: expect.closeTo(light.mass, 9) }]);
  });

  test('sensors have none', () => {
    const { scene, floor } = hit();
    floor.sensor = true;
    const impacts = impactsOf(scene);
    scene.step(60);
    expect(impacts).toEqual([]);
  });
});

test.each(['onBeginContact', 'onPreSolve', 'onPostSolve', 'onEndContact'])(
  'a force in %s acts in the next step',
  (hook) => {
    const push = 'if (!this.done) this.node.applyForce({ x: 60 * this.node.mass, y: 0 }); this.done = true;';
    const { ball } = scripted(`${hook}() { ${push} }`, 20, { friction: 0, restitution: 0.5 });
    expect(ball.linearVelocityX).toBeCloseTo(1, 9);
  },
);

test('a body that is split by a contact, even twice, keeps its momentum', () => {
  const scene = having(new Scene(createEditor), { gravity: { x: 0, y: 0 } });
  failures = failuresOf(scene);
  const halves = [-0.25, 0.25].map((x) => placed(new RectangleNode(0.5, 0.5), x, 0));
  const whole = having(put(scene, new MultipartBodyNode(halves), -2), { linearVelocityX: 4 });
  const bodies = [...halves, box(scene, 0, 0, 0.5)];
  attach(whole, 'onBeginContact() { this.node.split(); this.node.split(); }');
  scene.step(30);
  expect(bodies.map((body) => body.parent)).toEqual([scene, scene, scene]);
  expect(bodies.reduce((sum, { mass, linearVelocityX }) => sum + mass * linearVelocityX, 0)).toBeCloseTo(2, 9);
});

test('a reset in an update ends its step', () => {
  const { scene, ball } = hit();
  const start = ball.y;
  attach(ball, 'update() { const scene = this.node.findSceneNode(); if (scene.time > 0.09) scene.reset(); }');
  scene.step(7);
  expect([scene.time, scene.getDescendants().map(({ y }) => y)]).toEqual([0, expect.arrayContaining([start])]);
});

test('a reset in a contact restores user data, and the next run can be reset, too', () => {
  const { scene, ball } = hit();
  attach(
    ball,
    'onBeginContact(other) { const scene = other.findSceneNode(); other.userData.hits++; scene.reset(); scene.start(); }',
  );
  for (const node of scene.getDescendants()) node.userData = { hits: 0 };
  scene.start();
  scene.step(30);
  expect(scene.time).toBeLessThan(0.1);
  expect(scene.getDescendants().map(({ userData }) => userData['hits'])).toEqual([0, 0]);
});
