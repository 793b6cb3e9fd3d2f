import {
  CircleNode,
  GearNode,
  MultipartBodyNode,
  Node,
  PolygonNode,
  PolylineNode,
  RectangleNode,
  RevoluteJointNode,
  Scene,
  SpiralNode,
  booleanOperation,
  type BodyNode,
  type BooleanOperation,
} from '../src';
import { points } from '@physics-editor/physics/testing/shapes';
import { having, near, placed, put, sceneOf } from './build';

test('a difference has the analytical mass and centre of mass', () => {
  const plate = placed(new RectangleNode(4, 2), 5, 1, 30);
  const cut = new RectangleNode(1, 1);
  const scene = sceneOf(plate, cut);
  const { x, y } = plate.toGlobal({ x: 1, y: 0.25 });
  cut.initNode(x, y, 30);
  const made = booleanOperation('difference', [cut, plate]);
  expect(scene.children).toEqual([made]);
  expect(made.mass).toBeCloseTo(7, 9);
  // 8 · (0, 0) − 1 · (1, 0.25) over 7, in the plate's coordinates.
  const centre = plate.toGlobal({ x: -1 / 7, y: -0.25 / 7 });
  expect(made.body?.GetWorldCenter()).toMatchObject(near(centre.x, centre.y));
  expect(made.polygons).toHaveLength(2);
  expect(made.containsPoint({ x, y })).toBe(false);
});

test('a disc that is cut out makes a hole, clockwise (0.5 %: curves are cut into edges)', () => {
  const disc = placed(new CircleNode(0.5), 0.5, 0);
  const plate = placed(new CircleNode(2), 0, 0);
  sceneOf(plate, disc);
  const made = booleanOperation('difference', [plate, disc]);
  const area = Math.PI * (4 - 0.25);
  expect(made.mass / area).toBeCloseTo(1, 2);
  expect((made.body?.GetWorldCenter().x ?? 0) / ((-0.25 * Math.PI * 0.5) / area)).toBeCloseTo(1, 2);
});

test('the result takes its position in the tree, its properties and its children from the lowest body', () => {
  const group = placed(new Node(), 2, 3, 60);
  const kept = { name: 'base', fillColor: 0x123456, friction: 0.7, userData: { score: 1 } };
  const base = having(placed(new RectangleNode(2, 2), 1, 0, 20), kept);
  const [below, above] = [new CircleNode(), new CircleNode()];
  const label = put(base, new Node());
  const other = placed(new RectangleNode(2, 2), 0, 0, 33);
  const scene = sceneOf(group, other);
  group.addChildren([below, base, above]);
  const shapes = [base, other].map((body) => body.getTransformedShape().area());
  const outside = base.toGlobal({ x: -0.99, y: -0.99 });
  const place = base.getScenePosition();
  other.setPosition(base.toGlobal({ x: 0.2, y: 0.1 }));
  const made = booleanOperation('union', [other, base]);
  expect(group.children).toEqual([below, made, above]);
  expect(scene.children).toEqual([group]);
  expect(made.children).toEqual([label]);
  expect(made).toMatchObject(kept);
  expect(made.id).not.toBe(base.id);
  expect(made.getScenePosition()).toEqual(place);
  expect(made.containsPoint(outside)).toBe(true);
  expect(made.mass).toBeLessThan((shapes[0] ?? 0) + (shapes[1] ?? 0));
});

test('areas add up: union + intersection = sum; difference = base − intersection (1e-7)', () => {
  const make = (): [BodyNode, BodyNode] => {
    const [gear, board] = [placed(new GearNode(1, 9), 0, 0, 11), placed(new RectangleNode(2, 0.7), 0.5, 0.3, 77)];
    sceneOf(gear, board);
    return [gear, board];
  };
  const [base, other] = make().map((body) => body.getTransformedShape().area());
  const mass = (operation: BooleanOperation): number => booleanOperation(operation, make()).mass;
  expect(mass('union') + mass('intersection')).toBeCloseTo((base ?? NaN) + (other ?? NaN), 7);
  expect(mass('difference') + mass('intersection')).toBeCloseTo(base ?? NaN, 7);
});

test('adjacent sides leave no gap, at any rotation', () => {
  const scene = new Scene();
  const boxes = Array.from({ length: 8 }, () => new RectangleNode(1, 0.5));
  const spot = placed(new Node(), 0.3, -7.1, 23.7);
  boxes.forEach((box, index) => {
    const group = put(scene, new Node(), index * 1.7, 3, index * 31);
    group.addChild(box);
    const place = spot.toGlobal({ x: (index % 4) * 1, y: index < 4 ? 0 : 0.5 });
    box.setPosition(group.toLocal(place));
    box.angle = 23.7 - index * 31;
  });
  const made = booleanOperation('union', boxes);
  expect(made.polygons).toHaveLength(1);
  expect(made.polygons[0]).toHaveLength(4);
  expect(made.mass).toBeCloseTo(4, 6);
});

test('separate bodies become one node with several outlines; a ring of boxes has a hole', () => {
  const apart = [placed(new RectangleNode(1, 1), 0, 0), placed(new RectangleNode(1, 1), 5, 0)];
  sceneOf(...apart);
  expect(booleanOperation('union', apart).polygons).toHaveLength(2);
  const frame = [-1, 1].flatMap((side) => [
    placed(new RectangleNode(3, 1), 0, side),
    placed(new RectangleNode(1, 3), side, 0),
  ]);
  sceneOf(...frame);
  const made = booleanOperation('union', frame);
  expect(made.polygons).toHaveLength(2);
  expect(made.mass).toBeCloseTo(8, 9);
  expect(made.containsPoint({ x: 0, y: 0 })).toBe(false);
});

test('lines, spirals and multipart bodies are supported', () => {
  const loop = having(new PolylineNode(points(-1, -1, 1, 1, 1, -1, -1, 1)), { closed: true });
  const spiral = placed(new SpiralNode(0.2, 1.5, 2), 0, 0);
  const parts = new MultipartBodyNode([placed(new RectangleNode(3, 0.2), 0, 0), placed(new CircleNode(0.3), 1, 0)]);
  const all = [loop, spiral, parts];
  sceneOf(...all);
  const made = booleanOperation('union', all);
  expect(made.mass).toBeLessThan(loop.mass + spiral.mass + parts.mass);
  expect(made.containsPoint({ x: 0, y: 0 })).toBe(true);
});

test('joints are removed with their bodies, and others remain', () => {
  const [a, b, c] = [placed(new CircleNode(1), 0, 0), placed(new CircleNode(1), 1, 0), placed(new CircleNode(1), 9, 0)];
  const scene = sceneOf(a, b, c, new RevoluteJointNode(a.id, c.id), new RevoluteJointNode(c.id));
  const made = booleanOperation('union', [a, b]);
  expect(scene.children.map(({ className }) => className)).toEqual(['PolygonNode', 'CircleNode', 'RevoluteJointNode']);
  expect(made.body).toBeDefined();
  expect(scene.physicsWorld.GetJointCount()).toBe(1);
  scene.step(10);
});

test('an impossible operation is rejected and changes nothing', () => {
  const [a, b] = [placed(new CircleNode(1), 0, 0), placed(new RectangleNode(1, 1), 5, 0)];
  const large = new RectangleNode(100, 100);
  const joint = new RevoluteJointNode(a.id, b.id);
  const scene = sceneOf(a, b, joint, large);
  const before = JSON.stringify(scene);
  expect(() => booleanOperation('intersection', [a, b])).toThrow(
    /^The intersection .*nothing would be left of CircleNode/,
  );
  expect(() => booleanOperation('difference', [b, large])).toThrow(
    /^The difference .*nothing would be left of RectangleNode/,
  );
  for (const few of [[a], [a, a], []]) expect(() => booleanOperation('union', few)).toThrow(/two bodies/);
  expect(() => booleanOperation('union', [a, b, joint])).toThrow(/RevoluteJointNode .*is not a body/);
  expect(() => booleanOperation('union', [a, new CircleNode()])).toThrow(/in another scene/);
  expect(() => booleanOperation('union', [new CircleNode(), new CircleNode()])).toThrow(/in no scene/);
  expect(JSON.stringify(scene)).toBe(before);
});

test('a result can be cut again', () => {
  const scene = sceneOf(new RectangleNode(10, 1));
  for (let x = -2; x <= 2; x++) {
    put(scene, new CircleNode(0.3), x, 0);
    booleanOperation('difference', [...scene.children]);
  }
  const [made] = scene.children;
  expect(made).toBeInstanceOf(PolygonNode);
  expect(made).toMatchObject({ polygons: { length: 6 } });
});

test('an operation during a step replaces the bodies at the end of the step', () => {
  const [floor, ball, child] = [new RectangleNode(10, 1), placed(new CircleNode(0.5), 0, 0.95), new CircleNode(0.1)];
  floor.bodyType = 'static';
  floor.addChild(child);
  const scene = sceneOf(floor, ball);
  let made: PolygonNode | undefined;
  let childrenThen = 0;
  scene.physicsWorld.GetContactManager().m_contactListener.PreSolve = () => {
    if (made) return;
    made = booleanOperation('union', [floor, ball]);
    childrenThen = scene.children.length;
  };
  scene.step();
  expect(childrenThen).toBe(2);
  expect(scene.children.map(({ id }) => id)).toEqual([made?.id]);
  expect(child.parent?.id).toBe(made?.id);
  scene.step(10);
});
