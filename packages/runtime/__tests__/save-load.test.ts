import {
  CircleNode,
  GearNode,
  MultipartBodyNode,
  Node,
  ParticleGroupNode,
  RectangleNode,
  RevoluteJointNode,
  Scene,
  TextAsset,
  TracerNode,
  createEditor,
} from '../src';
import { points } from '@physics-editor/physics/testing/shapes';
import { effort } from '@physics-editor/lib/testing/effort';
import { box, disc, failuresOf, having, put, wall } from './build';
import { richScene, stateOf } from './rich-scene';

const copyOf = (scene: Scene): Scene => new Scene(createEditor).fromJSON(JSON.parse(JSON.stringify(scene)));

describe('a scene that has run', () => {
  test('continues identically after it is saved and loaded, bit for bit', () => {
    const scene = richScene();
    const failures = failuresOf(scene);
    for (const steps of [1, effort(25, 150), effort(24, 149)]) {
      scene.step(steps);
      const copy = copyOf(scene);
      failures.push(...failuresOf(copy));
      expect(stateOf(copy) === stateOf(scene)).toBe(true);
      copy.step(50);
      const clone = scene.clone();
      clone.step(50);
      // Without the memory of the engine it would go another way, so what is compared depends on it.
      const rest = scene.toJSON();
      delete rest['physics'];
      const forgetful = new Scene(createEditor).fromJSON(rest);
      forgetful.step(50);
      scene.step(50);
      expect([copy, clone].map((other) => stateOf(other) === stateOf(scene))).toEqual([true, true]);
      expect(scene.getDescendants().some(({ x }, at) => x !== forgetful.getDescendants()[at]?.x)).toBe(true);
    }
    const copy = copyOf(scene);
    for (const each of [copy, scene]) each.step(effort(50, 300));
    expect(stateOf(copy) === stateOf(scene)).toBe(true);
    expect(failures).toEqual([]);
  }, 120_000);

  test('does so with nodes added in a different order than in the tree, asleep, or just pushed', () => {
    const scene = new Scene();
    wall(scene, 0, -0.5, 40, 1);
    const group = new Node();
    scene.addChild(group);
    const discs = Array.from({ length: 12 }, (_, at) => disc(scene, (at % 4) * 0.9, 0.6 + Math.floor(at / 4), 0.45));
    const sand = [0.06, 0.05, 0.05].map((particleRadius, at) => {
      const made = new ParticleGroupNode([points(0, 0, 1, 0, 0, 1)], 'powder');
      return put(scene, having(made, { particleRadius }), 6 + at / 2, 1 + at);
    });
    scene.step(40);
    for (const at of [7, 2, 5]) group.insertChild(discs[at] ?? group, 0);
    scene.removeChild(discs[0] ?? group);
    scene.insertChild(sand[1] ?? group, 0);
    box(scene, 1, 8).scripts = [];
    scene.step(3);
    discs[4]?.applyForce({ x: 300, y: 0 });
    sand[2]?.applyForce({ x: 5, y: 5 });
    for (const steps of [200, 400]) {
      const copy = copyOf(scene);
      copy.step(steps);
      scene.step(steps);
      expect(stateOf(copy) === stateOf(scene)).toBe(true);
    }
    // Asleep by now, and woken by what falls on them.
    expect(discs.filter(({ body }) => body && !body.IsAwake()).length).toBeGreaterThan(0);
    const copy = copyOf(scene);
    for (const each of [scene, copy]) box(each, 1, 5);
    copy.step(100);
    scene.step(100);
    const places = (of: Scene): number[] => of.getDescendants().map(({ y }) => y);
    expect(places(copy)).toEqual(places(scene));
  });

  test('does so after the first step of a constant force', () => {
    const scene = new Scene();
    disc(scene, 0, 0);
    const step = (of: Scene): void => {
      for (const body of of.children) if (body instanceof CircleNode) body.applyForce({ x: 2, y: 1 });
      of.step();
    };
    step(scene);
    const copy = copyOf(scene);
    for (const each of [scene, copy, scene, copy]) step(each);
    expect(stateOf(copy)).toBe(stateOf(scene));
  });

  test('is reset to the loaded state', () => {
    const scene = new Scene();
    disc(scene, 0, 5);
    scene.step(30);
    const copy = copyOf(scene);
    const loaded = stateOf(copy);
    copy.step(20);
    copy.reset();
    expect(stateOf(copy)).toBe(loaded);
  });

  test('has state of the engine in its file, unlike one that has not run', () => {
    const scene = new Scene();
    disc(scene, 0, 5);
    expect(scene.toJSON()).not.toHaveProperty('physics');
    scene.start();
    scene.step();
    expect(scene.toJSON()).toHaveProperty('physics');
    scene.reset();
    expect(scene.toJSON()).not.toHaveProperty('physics');
  });

  test.each([
    ['damaged', (file: Saved) => (file.physics.engine = `A${file.physics.engine.slice(1)}B`), /is damaged/],
    ['cut off', (file: Saved) => (file.physics.engine = file.physics.engine.slice(0, 80)), /is damaged/],
    ['without a field', (file: Saved) => Reflect.deleteProperty(file.physics, 'random'), /is damaged/],
    ['newer', (file: Saved) => (file.physics.version = 2), /is of version 2, and this one knows 1/],
    ['nothing', (file: object) => Reflect.set(file, 'physics', null), /is of version undefined/],
    ['of another scene', (file: Saved) => (file.gravity = { x: 0, y: -1 }), /scene was changed after it was saved/],
  ])('is loaded without engine state that is %s', (_name, damage, message) => {
    const scene = new Scene();
    wall(scene, 0, -0.5, 40, 1);
    disc(scene, 0, 0.5);
    scene.step(30);
    const file = JSON.parse(JSON.stringify(scene));
    damage(file);
    const copy = new Scene();
    const failures = failuresOf(copy);
    copy.fromJSON(file);
    expect(failures).toEqual([expect.stringMatching(message)]);
    expect(copy.children.map(({ id, x, y }) => [id, x, y])).toEqual(scene.children.map(({ id, x, y }) => [id, x, y]));
    expect(copy.time).toBe(0);
    copy.step(10);
  });
});

interface Saved {
  gravity: unknown;
  readonly physics: { engine: string; version: number };
}

describe('an invalid plain form', () => {
  const ball = (id: string, values = {}): object => ({ class: 'CircleNode', id, ...values });
  const note = { id: 'a', name: '', type: 'text', subtype: 'plain', text: '' };

  test.each<[string, unknown, RegExp]>([
    ['no object', null, /cannot be read of null/],
    ['a newer form', { format: 99 }, /form 99/],
    ['no form', { format: 'x' }, /format must be/],
    [
      'a wrong value',
      { children: [ball('a'), { class: 'Node', children: [ball('b', { radius: -1 })] }] },
      /^children\[1\]: children\[0\]: .*radius must be/,
    ],
    [
      'a value that is too large',
      { children: [ball('a', { x: 1e12 })] },
      /^children\[0\]: .*x must be .*no number may be larger than 1000000000/,
    ],
    [
      'two nodes with an id',
      { children: [ball('a'), { class: 'Node', children: [ball('a')] }] },
      /cannot take CircleNode \(a\): CircleNode \(a\) has the same id/,
    ],
    ['a node with the id of the scene', { id: 'a', children: [ball('a')] }, /has the same id/],
    ['no list of assets', { assets: {} }, /assets must be a list/],
    ['a broken asset', { assets: [{ ...note, subtype: 'x' }] }, /^assets\[0\]: .*subtype must be/],
    ['two assets with an id', { assets: [note, note] }, /^assets\[1\] has the id a, as assets\[0\] has/],
  ])('%s is rejected with the position of the fault, and nothing is lost', (_name, data, message) => {
    const scene = new Scene();
    const body = disc(scene, 0, 5);
    scene.addChild(new TracerNode(body.id));
    scene.assetsLibrary.addAsset(new TextAsset('x'));
    scene.step(10);
    const before = JSON.stringify(scene);
    expect(() => Reflect.apply(scene.fromJSON, scene, [data])).toThrow(message);
    expect(JSON.stringify(scene)).toBe(before);
    expect(scene.nodeById(body.id)).toBe(body);
  });

  test('may have dependent properties in any order, which are applied together or not at all', () => {
    const scene = new Scene();
    const gear = put(scene, having(new GearNode(1, 12), { boreRadius: 0.7 }));
    const small = new GearNode(0.2, 20).toJSON();
    gear.fromJSON({ ...small, id: gear.id });
    expect([gear.radius, gear.teeth, gear.boreRadius]).toEqual([0.2, 20, 0]);
    const before = JSON.stringify(gear);
    expect(() => gear.fromJSON({ radius: 3, teeth: 9, boreRadius: 2.99 })).toThrow(/boreRadius must be less than/);
    expect(JSON.stringify(gear)).toBe(before);
    expect(gear.getBoundingRect().width).toBeLessThan(0.5);
    scene.step(10);
  });
});

describe('ids', () => {
  test('a node or scene whose id changes is found by the new id', () => {
    const scene = new Scene();
    const body = box(scene, 0, 0);
    put(scene, new RevoluteJointNode(body.id));
    const before = body.id;
    body.fromJSON({ ...body.toJSON(), id: 'other' });
    expect([scene.nodeById('other'), scene.nodeById(before)]).toEqual([body, undefined]);
    // The node that the joint was to hold has gone.
    expect(scene.children).toEqual([body]);
    const ownId = scene.id;
    scene.fromJSON({ id: 'world' });
    expect([scene.nodeById('world'), scene.nodeById(ownId)]).toEqual([scene, undefined]);
  });

  test('no two nodes of a scene have the same id', () => {
    const scene = new Scene();
    const body = having(disc(scene, 0, 0), { name: 'first' });
    const twin = new CircleNode().fromJSON({ ...body.toJSON(), name: 'second' });
    const group = new Node();
    group.addChild(twin);
    expect(() => scene.addChild(group)).toThrow(
      /cannot take CircleNode "second" .*: CircleNode "first" .* has the same id/,
    );
    expect([scene.children, group.parent, twin.parent]).toEqual([[body], undefined, group]);
    const third = put(scene, new RectangleNode());
    expect(() => third.fromJSON({ id: body.id })).toThrow(/has the same id/);
    expect(scene.nodeById(body.id)).toBe(body);
    // What takes the place of its children may have their ids.
    const parent = put(scene, new MultipartBodyNode());
    parent.addChild(body);
    parent.fromJSON(parent.toJSON());
    expect(scene.nodeById(body.id)?.name).toBe('first');
  });
});

test('values that are too large for the engine, or not finite, are rejected and change nothing', () => {
  const scene = new Scene();
  const body = disc(scene, 0, 0);
  const before = JSON.stringify(scene);
  const refused: (() => unknown)[] = [
    () => (body.x = 2e9),
    () => (body.linearVelocityX = -1e300),
    () => (body.radius = 1e-200),
    () => (scene.gravity = { x: 0, y: 1e10 }),
    () => new RevoluteJointNode(body.id, '', { x: 1e12, y: 0 }),
    () => body.applyForce({ x: 1e10, y: 0 }),
    () => body.applyForce({ x: NaN, y: 0 }),
    () => body.applyLinearImpulse({ x: 0, y: 0 }, { x: Infinity, y: 0 }),
    () => body.applyTorque(-1e20),
    () => body.applyAngularImpulse(Infinity),
    () => new ParticleGroupNode().applyForce({ x: NaN, y: 0 }),
    () => new ParticleGroupNode([[0, 1, 2].map((at) => ({ x: at * at * 1e4, y: at * 1e4 }))]),
  ];
  for (const action of refused) expect(action).toThrow(expect.objectContaining({ name: 'SceneError' }));
  expect(JSON.stringify(scene)).toBe(before);
});
