import { GraphNode, Node, type Scene } from '../src';
import { sceneOf } from './build';

function plotted(node: Node = new Node()): { scene: Scene; node: Node; graph: GraphNode } {
  const graph = new GraphNode(node.id);
  return { scene: sceneOf(node, graph), node, graph };
}

test('plots one property against another, by dotted path', () => {
  const { scene, node, graph } = plotted();
  node.userData = { energy: 7 };
  graph.xProperty = 'x';
  graph.yProperty = 'userData.energy';
  node.x = 3;
  scene.step();
  expect(graph.getPoints()).toEqual([{ x: 3, y: 7 }]);
  expect(graph.toCSV()).toBe('x,userData.energy\n3,7\n');
});

test('the scene itself can be plotted', () => {
  const { scene, graph } = plotted();
  graph.nodeId = scene.id;
  graph.yProperty = 'gravity.y';
  scene.step();
  expect(graph.getPoints()).toEqual([{ x: scene.time, y: -9.8 }]);
});

test('points are discarded, thinned out, added by scripts, and cleared', () => {
  const { scene, graph } = plotted();
  graph.maxPoints = 5;
  graph.sampleInterval = 2;
  scene.step(20);
  expect(graph.getPoints()).toHaveLength(5);
  graph.addPoint(100, 200);
  expect(graph.getPoints().at(-1)).toEqual({ x: 100, y: 200 });
  expect(graph.getPoints()).toHaveLength(5);
  expect(() => graph.addPoint(NaN, 0)).toThrow(/^GraphNode \(.{12}\) cannot show the point \(NaN, 0\)/);
  graph.clear();
  expect(graph.toCSV()).toBe('time,y\n');
});

test('a graph remains and is idle after the removal of its node', () => {
  const { scene, node, graph } = plotted();
  scene.step(2);
  scene.removeChild(node);
  scene.step(2);
  expect(graph.parent).toBe(scene);
  expect(graph.getPoints()).toHaveLength(2);
});

test.each(['colour', 'visible', 'userData.energy'])('what cannot be plotted is reported once: %s', (property) => {
  const { scene, graph } = plotted();
  const failures: unknown[] = [];
  scene.on('nodeFailed', (failure) => failures.push(failure));
  graph.yProperty = property;
  scene.step(5);
  expect(failures).toEqual([
    expect.objectContaining({ node: graph.id, message: expect.stringMatching(`^GraphNode .*${property}`) }),
  ]);
  expect(graph.getPoints()).toEqual([]);
  graph.yProperty = 'y';
  scene.step();
  expect(graph.getPoints()).toHaveLength(1);
});

test('limits follow the points or are fixed, and never form an empty range', () => {
  const graph = new GraphNode();
  expect(graph.getLimits()).toEqual({ x: -0.5, y: -0.5, width: 1, height: 1 });
  graph.addPoint(1, 2);
  graph.addPoint(3, -2);
  expect(graph.getLimits()).toEqual({ x: 1, y: -2, width: 2, height: 4 });
  graph.autoScale = false;
  expect(graph.getLimits()).toEqual({ x: 0, y: -5, width: 10, height: 10 });
});
