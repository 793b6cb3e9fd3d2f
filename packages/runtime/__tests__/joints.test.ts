import {
  DistanceJointNode,
  PointerGrab,
  RectangleNode,
  RevoluteJointNode,
  SpringNode,
  WeldJointNode,
  WheelJointNode,
} from '../src';
import type { BodyNode, JointNode, Scene } from '../src';
import {
  box,
  disc,
  driven,
  emptyScene,
  expectPeriod,
  expectWithin,
  failuresOf,
  G,
  gapOf,
  having,
  limited,
  massOf,
  placed,
  put,
  recorded,
  wall,
} from './build';

describe('revolute joint', () => {
  test('a motor without torque does nothing', () => {
    const scene = emptyScene();
    const wheel = disc(scene, 0, 0);
    put(scene, driven(new RevoluteJointNode(wheel.id, ''), 100, 0));
    scene.step(10);
    expect(wheel.angularVelocity).toBe(0);
  });

  test('the angle remains within the limits (1°), in either order', () => {
    for (const [lower, upper] of [
      [-30, 45],
      [45, -30],
    ] as const) {
      const scene = emptyScene();
      const door = box(scene, 0, 0, 2, 0.2);
      const joint = put(scene, new RevoluteJointNode(door.id, '', { x: -1, y: 0 }, { x: -1, y: 0 }));
      driven(limited(joint, lower, upper), 3);
      scene.step(120);
      expect(Math.abs(joint.jointAngle - 45)).toBeLessThan(1);
      expect(Math.abs(door.angle - 45)).toBeLessThan(1);
      joint.motorSpeed = -3;
      scene.step(120);
      expect(Math.abs(joint.jointAngle + 30)).toBeLessThan(1);
      joint.limitsEnabled = false;
      scene.step(60);
      expect(joint.jointAngle).toBeLessThan(-60);
    }
  });

  test('changes of motor and limits apply to the existing native joint, and wake the bodies', () => {
    const scene = having(emptyScene(), { allowSleep: true });
    const wheel = disc(scene, 0, 0);
    const joint = put(scene, new RevoluteJointNode(wheel.id, ''));
    scene.step(120);
    expect(wheel.body?.IsAwake()).toBe(false);
    const native = scene.physicsWorld.GetJointList();
    joint.motorEnabled = true;
    expect(wheel.body?.IsAwake()).toBe(true);
    joint.motorSpeed = 1;
    joint.limitsEnabled = true;
    joint.upperAngle = 90;
    scene.step(300);
    expect(scene.physicsWorld.GetJointList()).toBe(native);
    expect(scene.physicsWorld.GetJointCount()).toBe(1);
    expect(Math.abs(joint.jointAngle - 90)).toBeLessThan(1);
  });

  test('two bodies rotate about a common point (2 mm)', () => {
    const scene = emptyScene(G);
    const top = wall(scene, 0, 0);
    const arm = box(scene, 1, 0, 2, 0.2);
    const joint = put(scene, new RevoluteJointNode(arm.id, top.id, { x: -1, y: 0 }));
    scene.step(100);
    expect(gapOf(joint)).toBeLessThan(0.002);
    expect(joint.getWorldAnchorB()).toEqual({ x: 0, y: 0 });
  });
});

describe('distance joint', () => {
  test('its default length is the initial distance, and can be set and changed (5 mm)', () => {
    const scene = emptyScene(G);
    const ball = disc(scene, 3, 4);
    const rod = put(scene, new DistanceJointNode(ball.id, ''));
    expect(rod.length).toBe(5);
    scene.step(60);
    expect(Math.abs(rod.currentLength - 5)).toBeLessThan(0.005);
    const native = scene.physicsWorld.GetJointList();
    rod.length = 4;
    scene.step(60);
    expect(Math.abs(rod.currentLength - 4)).toBeLessThan(0.005);
    expect(scene.physicsWorld.GetJointList()).toBe(native);
    const given = put(scene, new DistanceJointNode(disc(scene, 8, 0).id, '', undefined, { x: 6, y: 0 }, 1));
    scene.step(60);
    expect(Math.abs(given.currentLength - 1)).toBeLessThan(0.005);
    expect(() => (rod.length = 0)).toThrow(/^DistanceJointNode \(.{12}\): length must be/);
    expect(() => (rod.length = NaN)).toThrow(/length must be/);
    expect(rod.length).toBe(4);
  });

  test('it oscillates at its frequency (2 %), also after a change of mass', () => {
    const scene = emptyScene();
    const ball = disc(scene, 2.2, 0);
    const rod = having(put(scene, new DistanceJointNode(ball.id, '', undefined, undefined, 2)), { frequency: 0.5 });
    expectPeriod(scene, 0.02, 2, () => ball.x - 2);
    ball.density = 7;
    ball.initNode(2.2, 0);
    expectPeriod(scene, 0.02, 2, () => ball.x - 2);
    rod.frequency = 0;
    scene.step(60);
    expect(Math.abs(rod.currentLength - 2)).toBeLessThan(0.005);
  });

  test('a damping ratio of 1 prevents oscillation', () => {
    const scene = emptyScene();
    const ball = disc(scene, 3, 0);
    const rod = put(scene, new DistanceJointNode(ball.id, '', undefined, undefined, 2));
    having(rod, { frequency: 1, dampingRatio: 1 });
    expect(Math.min(...recorded(scene, 240, () => ball.x))).toBeGreaterThan(2 - 0.001);
    expect(ball.x).toBeCloseTo(2, 2);
  });
});

test('a rigid weld holds (1 cm, 0.5°), a soft one bends', () => {
  const scene = emptyScene(G);
  const post = wall(scene, 0, 0);
  const beam = having(box(scene, 1.5, 0, 2, 0.2), { angle: 10 });
  const weld = put(scene, new WeldJointNode(beam.id, post.id, { x: -1, y: 0 }, { x: 0.515, y: -0.174 }));
  expect(weld.referenceAngle).toBeCloseTo(10, 9);
  scene.step(120);
  expect(gapOf(weld)).toBeLessThan(0.01);
  expect(Math.abs(beam.angle - 10)).toBeLessThan(0.5);
  having(weld, { frequency: 1, dampingRatio: 0.7 });
  scene.step(300);
  expect(beam.angle).toBeLessThan(0);
});

describe('wheel joint', () => {
  function cart(scene: Scene): { chassis: BodyNode; wheels: BodyNode[]; joints: WheelJointNode[] } {
    wall(scene, 0, -0.5, 100);
    const chassis = box(scene, 0, 0.8, 2, 0.5);
    const wheels = [-0.7, 0.7].map((x) => massOf(scene, 0.4, x, 0.35, 0.35));
    const joints = wheels.map(({ id, x }) =>
      put(scene, new WheelJointNode(id, chassis.id, undefined, { x, y: -0.45 })),
    );
    for (const wheel of wheels) wheel.friction = 0.9;
    return { chassis, wheels, joints };
  }

  test('at rest, the wheel is displaced by load / stiffness (1 %)', () => {
    const scene = emptyScene(G);
    const { chassis, joints } = cart(scene);
    scene.step(600);
    // The mass that swings at an anchor beside the centre of the chassis, which turns it, while the axis holds the wheel.
    const { mass, inertia } = chassis;
    const both = 1 / mass + 1 / 0.4;
    const [along, across] = [both + 0.7 ** 2 / inertia, both + 0.45 ** 2 / inertia];
    const mixed = (0.7 * 0.45) / inertia;
    const stiffness = (2 * Math.PI * 2) ** 2 / (along - mixed ** 2 / across);
    for (const joint of joints) {
      expectWithin(0.01, joint.translation, (mass * G) / 2 / stiffness);
      expectWithin(0.01, joint.getReactionForce(60).y, (mass * G) / 2);
    }
  });

  test('a motor rolls the cart: forwards if the wheels turn clockwise (2 % of ω r)', () => {
    const scene = emptyScene(G);
    const { chassis, wheels, joints } = cart(scene);
    const [first] = joints;
    if (first) driven(first, -10);
    scene.step(300);
    expectWithin(0.02, wheels[0]?.angularVelocity ?? NaN, -10);
    expectWithin(0.02, chassis.linearVelocityX, 3.5);
  });

  test('frequency 0 is rigid (5 mm), and the wheel stays on its axis', () => {
    const scene = emptyScene(G);
    const { joints } = cart(scene);
    for (const joint of joints) joint.frequency = 0;
    scene.step(120);
    for (const joint of joints) expect(Math.abs(joint.translation)).toBeLessThan(0.005);
    const slider = disc(scene, 20, 20);
    const along = put(scene, new WheelJointNode(slider.id, '', undefined, { x: 20, y: 20 }, 0));
    along.frequency = 0.5;
    slider.setLinearVelocity({ x: 3, y: 3 });
    scene.step(20);
    expect(slider.y).toBeCloseTo(20, 2);
    expectWithin(1e-6, along.translation, slider.x - 20);
  });
});

describe('ends', () => {
  test('bodies may be added after their joints, and joints are removed with their bodies', () => {
    const scene = emptyScene(G);
    const failures = failuresOf(scene);
    const [a, b] = [placed(new RectangleNode(), 0, 2), new RectangleNode()];
    const joint = put(scene, new DistanceJointNode(a.id, b.id));
    const spring = put(scene, new SpringNode(a.id, b.id));
    expect([joint.length, spring.length]).toEqual([-1, -1]);
    scene.addChildren([a, b]);
    expect([joint.length, spring.length]).toEqual([2, 2]);
    expect(a.getJoints()).toEqual([joint]);
    scene.step(3);
    scene.removeChild(b);
    expect(scene.children).toEqual([a]);
    expect(scene.physicsWorld.GetJointCount()).toBe(0);
    expect(joint.getNodeA()).toBeUndefined();
    expect(joint.getReactionForce(60)).toEqual({ x: 0, y: 0 });
    scene.step(3);
    expect(failures).toEqual([]);
  });

  test.each([0, 1])('a body that moves to another parent keeps its joints, end %i', (end) => {
    const scene = emptyScene(G);
    const [a, b] = [box(scene, 0, 0), box(scene, 2, 0)];
    const joint = put(scene, new RevoluteJointNode(a.id, b.id, { x: 2, y: 0 }));
    const [child, parent] = end === 0 ? [a, b] : [b, a];
    scene.step(3);
    const place = child.getScenePosition();
    parent.addChild(child);
    child.setPosition(parent.toLocal(place));
    scene.step(30);
    expect(joint.parent).toBe(scene);
    expect(scene.physicsWorld.GetJointCount()).toBe(1);
    expect(gapOf(joint)).toBeLessThan(0.005);
  });

  test.each([
    ['no first end', (id: string) => ['', id], /has no body at its first end/],
    ['an unknown id', (id: string) => [id, 'nobody'], /needs a body at its second end; there is no node "nobody"/],
    ['itself', (id: string) => [id, id], /cannot hold RectangleNode \(.{12}\) to itself/],
    ['no body', (id: string, scene: Scene) => [scene.id, id], /needs a body at its first end, not Scene/],
  ])('%s is reported once, with the joint, and the scene continues', (_, ids, message) => {
    for (const make of [DistanceJointNode, RevoluteJointNode, WeldJointNode, WheelJointNode, SpringNode]) {
      const scene = emptyScene(G);
      const body = box(scene, 0, 0);
      const failures = failuresOf(scene);
      const [a, b] = ids(body.id, scene);
      const joint = having(put<JointNode | SpringNode>(scene, new make(a, b)), { name: 'mine' });
      scene.step(10);
      expect(failures).toEqual([expect.stringMatching(message)]);
      expect(failures[0]).toContain(`${joint.className} "mine" (${joint.id})`);
      expect(scene.children).toEqual([body, joint]);
      expect(body.linearVelocityY).toBeLessThan(0);
      joint.nodeAId = body.id;
      joint.nodeBId = '';
      scene.step();
      expect(failures).toHaveLength(1);
      expect(joint.getWorldAnchorA()).toEqual(body.getPosition());
    }
  });

  test('a joint with an inactive body has no effect until the body is active', () => {
    const scene = emptyScene(G);
    const [a, b] = [disc(scene, 0, 0), disc(scene, 2, 0)];
    a.active = false;
    put(scene, new DistanceJointNode(b.id, a.id));
    put(scene, new SpringNode(b.id, a.id, undefined, undefined, 1, 100));
    scene.step(30);
    expect(b.x).toBe(2);
    expect(b.y).toBeLessThan(-1);
    a.active = true;
    scene.step(30);
    expect(a.linearVelocityX).not.toBe(0);
  });

  test('connected bodies collide after the removal of the joint, or if it allows collisions', () => {
    for (const free of [
      (joint: JointNode) => joint.parent?.removeChild(joint),
      (joint: JointNode) => (joint.collideConnected = true),
    ]) {
      const scene = emptyScene();
      const [a, b] = [disc(scene, 0, 0), disc(scene, 0.5, 0)];
      const joint = put(scene, new RevoluteJointNode(a.id, b.id, { x: 0.25, y: 0 }, { x: -0.25, y: 0 }));
      scene.step(10);
      expect(scene.physicsWorld.GetContactCount()).toBe(0);
      free(joint);
      scene.step(2);
      expect(scene.physicsWorld.GetContactCount()).toBe(1);
    }
  });

  test('a copy of bodies and their joint connects the copies', () => {
    const scene = emptyScene(G);
    const top = wall(scene, 0, 0);
    const bob = disc(scene, 2, 0);
    top.addChild(new DistanceJointNode(bob.id, top.id));
    const copy = scene.clone();
    const [joint] = copy.getFilteredDescendants(DistanceJointNode);
    expect(joint?.getNodeA()).toBe(copy.children[1]);
    copy.step(60);
    expect(Math.abs((joint?.currentLength ?? NaN) - 2)).toBeLessThan(0.005);
  });

  test('joints and springs at their largest values, and between static bodies, leave all numbers finite', () => {
    for (const isStatic of [false, true]) {
      const scene = emptyScene(G);
      const [a, b] = [box(scene, 0, 0), box(scene, 3, 0)];
      if (isStatic) [a, b].forEach((body) => (body.bodyType = 'static'));
      const ids = [a.id, b.id] as const;
      const spring = having(new SpringNode(...ids, undefined, undefined, 0, 1e9), { damping: 1e9 });
      const pin = driven(new RevoluteJointNode(...ids), 1e9, 1e9);
      const wheel = driven(new WheelJointNode(...ids), 1e9, 1e9);
      const rod = new DistanceJointNode(...ids, undefined, undefined, 1e6);
      const weld = new WeldJointNode(...ids);
      for (const joint of [wheel, rod, weld]) joint.frequency = 1e4;
      scene.addChildren([spring, pin, wheel, rod, weld]);
      scene.step(100);
      const { x, y, angle, linearVelocity, angularVelocity } = a;
      for (const value of [x, y, angle, linearVelocity, angularVelocity, b.x, pin.jointAngle, wheel.translation]) {
        expect(Number.isFinite(value)).toBe(true);
      }
    }
  });

  test('motor properties reject invalid values', () => {
    const joint = having(new RevoluteJointNode(), { name: 'hinge' });
    expect(() => (joint.motorSpeed = Infinity)).toThrow(/^RevoluteJointNode "hinge" .*motorSpeed must be/);
    expect(() => (joint.maxMotorTorque = -1)).toThrow(/maxMotorTorque must be/);
    expect(() => (joint.localAnchorA = { x: NaN, y: 0 })).toThrow(/localAnchorA must be/);
    expect(() => joint.fromJSON({ referenceAngle: 'x' })).toThrow(/referenceAngle must be/);
    expect(() => new WeldJointNode().setProperty('dampingRatio', 2)).toThrow(/dampingRatio must be/);
    expect(JSON.stringify(joint.toJSON())).not.toContain('motor');
  });
});

describe('pointer grab', () => {
  test('takes the topmost body that can move, pulls it along and throws it', () => {
    const scene = emptyScene(G);
    const grab = new PointerGrab();
    const [low, top] = [box(scene, 0, 0), box(scene, 0.2, 0)];
    [low, top].forEach((body) => (body.filterMaskBits = 0));
    wall(scene, 0, 0);
    expect(grab.begin(scene, { x: 5, y: 5 })).toBeUndefined();
    expect(grab.begin(scene, { x: 0.2, y: 0 })).toBe(top);
    grab.move({ x: 3, y: 1 });
    scene.step(120);
    expect(Math.abs(top.x - 3)).toBeLessThan(0.05);
    expect(Math.abs(top.y - 1)).toBeLessThan(0.05);
    for (let x = 3; x < 6; x += 0.1) {
      grab.move({ x, y: 1 });
      scene.step();
    }
    grab.end();
    expect(scene.physicsWorld.GetJointCount()).toBe(0);
    expect(top.linearVelocityX).toBeGreaterThan(3);
    expect(() => grab.begin(scene, { x: NaN, y: 0 })).toThrow(/a point/);
  });

  test('a held body that is removed is released', () => {
    const scene = emptyScene();
    const grab = new PointerGrab();
    const body = box(scene, 0, 0);
    grab.begin(scene, { x: 0, y: 0 });
    scene.removeChild(body);
    grab.move({ x: 1, y: 1 });
    scene.step();
    grab.end();
    expect(scene.physicsWorld.GetJointCount()).toBe(0);
    scene.step();
  });
});

test('a weld that is removed and added again holds the angle of that moment', () => {
  const scene = emptyScene();
  const [a, b] = [wall(scene, 0, 0), box(scene, 2, 0)];
  const weld = put(scene, new WeldJointNode(a.id, b.id));
  scene.step();
  scene.removeChild(weld);
  b.angle = 40;
  scene.addChild(weld);
  scene.step(30);
  expect([weld.referenceAngle, b.angle]).toEqual([expect.closeTo(-40, 6), expect.closeTo(40, 1)]);
});

test('a body with a fixed rotation does not turn', () => {
  const scene = emptyScene();
  const body = having(box(scene, 0, 0), { fixedRotation: true, angularVelocity: 2 });
  scene.step(10);
  expect([body.angle, body.angularVelocity]).toEqual([0, 0]);
});
