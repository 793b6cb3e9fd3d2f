import { CircleNode, Node, Scene, TracerNode } from '../src';
import { placed, put } from './build';

function traced(): { scene: Scene; node: Node; tracer: TracerNode } {
  const scene = new Scene();
  const node = new Node();
  const tracer = new TracerNode(node.id);
  scene.addChildren([node, tracer]);
  return { scene, node, tracer };
}

test('a position in scene coordinates is recorded after each step', () => {
  const { scene, node, tracer } = traced();
  const around = put(scene, new Node(), 10, 0, 90);
  around.addChild(tracer);
  for (let x = 1; x <= 3; x++) {
    node.x = x;
    scene.step();
  }
  expect(tracer.getPoints()).toEqual([
    { x: 1, y: 0 },
    { x: 2, y: 0 },
    { x: 3, y: 0 },
  ]);
});

test('a point of the node is traced with its rotation', () => {
  const { scene, node, tracer } = traced();
  node.initNode(1, 1, 90);
  tracer.relativePosition = { x: 2, y: 0 };
  scene.step();
  const [point] = tracer.getPoints();
  expect(point?.x).toBeCloseTo(1, 12);
  expect(point?.y).toBeCloseTo(3, 12);
});

test('the oldest positions are discarded, and a larger interval records fewer', () => {
  const { scene, node, tracer } = traced();
  tracer.maxPoints = 4;
  tracer.sampleInterval = 3;
  for (let x = 0; x < 30; x++) {
    node.x = x;
    scene.step();
  }
  expect(tracer.getPoints().map(({ x }) => x)).toEqual([18, 21, 24, 27]);
  tracer.maxPoints = 2;
  expect(tracer.getPoints().map(({ x }) => x)).toEqual([24, 27]);
  tracer.clear();
  expect(tracer.getPoints()).toEqual([]);
});

test('the list of positions is read-only', () => {
  const { scene, tracer } = traced();
  scene.step();
  tracer.getPoints().length = 0;
  expect(tracer.getPoints()).toHaveLength(1);
});

test('a tracer is removed with its node', () => {
  const { scene, node, tracer } = traced();
  scene.removeChild(node);
  expect(tracer.parent).toBeUndefined();
  expect(scene.children).toEqual([]);
});

test('a tracer without a node records nothing', () => {
  const scene = new Scene();
  const tracer = put(scene, new TracerNode());
  scene.step(3);
  expect(tracer.getPoints()).toEqual([]);
});

test('the bounds of a tracer include its path, which is not saved', () => {
  const scene = new Scene();
  const ball = new CircleNode();
  ball.setLinearVelocity({ x: 6, y: 0 });
  ball.gravityScale = 0;
  const tracer = placed(new TracerNode(ball.id), 1, 0);
  scene.addChildren([ball, tracer]);
  scene.step(60);
  const { x, width } = tracer.getBoundingRect();
  expect(x).toBeCloseTo(0.1 - 1, 9);
  expect(width).toBeCloseTo(5.9, 9);
  expect(JSON.stringify(tracer)).not.toContain('points');
});
