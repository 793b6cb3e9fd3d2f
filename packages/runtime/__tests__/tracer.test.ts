import { points } from '@physics-editor/physics/testing/shapes';
import { Node, Scene, TracerNode } from '../src';
import { disc, emptyScene, having, near, put, sceneOf } from './build';

function traced(): { scene: Scene; node: Node; tracer: TracerNode } {
  const node = new Node();
  const tracer = new TracerNode(node.id);
  return { scene: sceneOf(node, tracer), node, tracer };
}

test('a position in scene coordinates is recorded after each step', () => {
  const { scene, node, tracer } = traced();
  const around = put(scene, new Node(), 10, 0, 90);
  around.addChild(tracer);
  for (let x = 1; x <= 3; x++) {
    node.x = x;
    scene.step();
  }
  expect(tracer.getPoints()).toEqual(points(1, 0, 2, 0, 3, 0));
});

test('a point of the node is traced with its rotation', () => {
  const { scene, node, tracer } = traced();
  node.initNode(1, 1, 90);
  tracer.relativePosition = { x: 2, y: 0 };
  scene.step();
  expect(tracer.getPoints()).toEqual([near(1, 3, 12)]);
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

test('the list of positions is read-only, and goes with the node', () => {
  const { scene, node, tracer } = traced();
  scene.step();
  tracer.getPoints().length = 0;
  expect(tracer.getPoints()).toHaveLength(1);
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
  const scene = emptyScene();
  const ball = having(disc(scene, 0, 0), { linearVelocityX: 6 });
  const tracer = put(scene, new TracerNode(ball.id), 1, 0);
  scene.step(60);
  const { x, width } = tracer.getBoundingRect();
  expect(x).toBeCloseTo(0.1 - 1, 9);
  expect(width).toBeCloseTo(5.9, 9);
  expect(JSON.stringify(tracer)).not.toContain('points');
});
