import { CircleNode, MultipartBodyNode, Node, RectangleNode, RevoluteJointNode, Scene, type BodyNode } from '../src';
import { angularMomentumOf, emptyScene, having, near, placed, put, sceneOf } from './build';

function hammer(): { hammer: MultipartBodyNode; head: RectangleNode; handle: RectangleNode } {
  const head = having(placed(new RectangleNode(1, 0.5), 2, 0, 90), { density: 8 });
  const handle = new RectangleNode(4, 0.2);
  return { hammer: new MultipartBodyNode([handle, head]), head, handle };
}

test('mass, centre of mass and inertia are those of all parts (1e-9)', () => {
  const { hammer: body, head, handle } = hammer();
  expect(body.mass).toBeCloseTo(4 + 0.8, 9);
  const centre = (2 * 4) / 4.8;
  expect(body.inertia).toBeCloseTo(handle.inertia + head.inertia + 0.8 * centre ** 2 + 4 * (2 - centre) ** 2, 9);
  const scene = sceneOf(body);
  expect(body.body?.GetLocalCenter().x).toBeCloseTo(centre, 9);
  expect(scene.physicsWorld.GetBodyCount()).toBe(1);
  expect(head.body).toBeUndefined();
  expect(head.findSceneNode()).toBeUndefined();
});

test('each part has its own material, and a change of a part changes the body', () => {
  const { hammer: body, head } = hammer();
  having(head, { friction: 0.9, restitution: 0.4 });
  sceneOf(body);
  const materials = (): number[][] => {
    const found: number[][] = [];
    for (let fixture = body.body?.GetFixtureList(); fixture; fixture = fixture.GetNext() ?? undefined)
      found.push([fixture.GetDensity(), fixture.GetFriction(), fixture.GetRestitution()]);
    return found.sort(([a = 0], [b = 0]) => a - b);
  };
  expect(materials()).toEqual([
    [1, 0.2, 0],
    [8, 0.9, 0.4],
  ]);
  head.density = 3;
  expect(body.body?.GetMass()).toBeCloseTo(0.8 + 1.5, 9);
  head.x = 0;
  expect(body.body?.GetLocalCenter().x).toBeCloseTo(0, 9);
  body.removePart(head);
  expect(body.body?.GetMass()).toBeCloseTo(0.8, 9);
  head.density = 5;
  expect(body.mass).toBeCloseTo(0.8, 9);
});

test('a body that becomes a part is removed from its tree', () => {
  const scene = new Scene();
  const ball = new CircleNode();
  const body = new MultipartBodyNode();
  scene.addChildren([ball, body, new RevoluteJointNode(ball.id)]);
  body.addPart(ball);
  expect(scene.children).toEqual([body]);
  expect(scene.physicsWorld.GetBodyCount()).toBe(2); // That of the world, for the joint.
  expect(() => scene.addChild(ball)).toThrow(/^Scene .*cannot take CircleNode .*a part of MultipartBodyNode/);
  const other = new MultipartBodyNode();
  other.addPart(ball);
  expect(body.parts).toEqual([]);
  expect(other.parts).toEqual([ball]);
});

test('a part that is destroyed is no part any more', () => {
  const { hammer: body, head } = hammer();
  sceneOf(body);
  const before = body.mass;
  head.destroy();
  expect(body.parts).toHaveLength(1);
  expect(body.mass).toBeLessThan(before);
  expect(body.split()).toHaveLength(1);
});

test('a body cannot be a part of itself', () => {
  const inner = new MultipartBodyNode();
  const outer = new MultipartBodyNode([inner]);
  expect(() => outer.addPart(outer)).toThrow(/^MultipartBodyNode/);
  expect(() => inner.addPart(outer)).toThrow(/^MultipartBodyNode/);
  const gone = new CircleNode();
  gone.destroy();
  expect(() => outer.addPart(gone)).toThrow(/was destroyed/);
  inner.addPart(new CircleNode(1));
  expect(outer.mass).toBeCloseTo(Math.PI, 9);
});

test('parts are copied, and invalid ones are rejected', () => {
  const { hammer: body, head } = hammer();
  head.fillColor = 0xff0000;
  const saved = JSON.stringify(body);
  expect(body.clone().parts[1]).toMatchObject({ fillColor: 0xff0000, density: 8 });
  expect(body.clone().parts[1]?.id).not.toBe(head.id);
  expect(() => body.fromJSON({ parts: [{ class: 'CircleNode', radius: 0 }] })).toThrow(/^parts\[0\]: CircleNode/);
  expect(() => body.fromJSON({ parts: [{ class: 'Node' }] })).toThrow(/^parts\[0\]: MultipartBodyNode .*not a body/);
  expect(JSON.stringify(body)).toBe(saved);
});

test('split bodies move with the velocity of their position, conserving momentum and angular momentum (1e-9)', () => {
  const scene = emptyScene();
  const group = put(scene, new Node(), 3, 1, 40);
  const { hammer: body, head, handle } = hammer();
  put(group, having(body, { angularVelocity: 3, gravityScale: 0.5 }), 1, 2, 25).setLinearVelocity({ x: 2, y: -1 });
  scene.step(20);
  const momentum = (bodies: readonly BodyNode[]): number[] => [
    bodies.reduce((sum, { mass, linearVelocityX }) => sum + mass * linearVelocityX, 0),
    bodies.reduce((sum, { mass, linearVelocityY }) => sum + mass * linearVelocityY, 0),
    angularMomentumOf(bodies),
  ];
  const before = momentum([body]);
  const place = body.toGlobal(head.getPosition());
  expect(body.split()).toEqual([handle, head]);
  expect(group.children).toEqual([handle, head]);
  expect(body.parent).toBeUndefined();
  expect(head.gravityScale).toBe(0.5);
  expect(head.getScenePosition()).toEqual(near(place.x, place.y, 12));
  momentum([handle, head]).forEach((value, index) => expect(value).toBeCloseTo(before[index] ?? NaN, 9));
  expect(() => body.split()).toThrow(/has no parts/);
});
