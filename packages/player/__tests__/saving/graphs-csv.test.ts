import { graphsCsv, graphsOf } from '../../src/saving/graphs-csv';
import { CircleNode, GraphNode, Node, Scene } from '@physics-editor/runtime';

test('the graphs of a scene have two columns each, named after their titles and properties', () => {
  const scene = new Scene();
  const ball = new CircleNode(1);
  ball.linearVelocityX = 3;
  const height = new GraphNode(ball.id, 'y');
  height.title = 'Height, "y"';
  const path = new GraphNode(ball.id, 'y', 'x');
  path.sampleInterval = 2;
  const group = new Node();
  group.addChild(path);
  scene.addChildren([ball, height, group]);
  scene.step(4);
  const [head, ...rows] = graphsCsv(graphsOf(scene)).trimEnd().split('\r\n');
  expect(head).toBe('"Height, ""y"": time","Height, ""y"": y",Graph 2: x,Graph 2: y');
  const cells = rows.map((row) => row.split(','));
  const [all, some] = [height.getPoints(), path.getPoints()];
  expect(all.length).toBeGreaterThan(some.length);
  expect(cells).toHaveLength(all.length);
  for (const [at, row] of cells.entries()) {
    const expected = [all[at]?.x, all[at]?.y, some[at]?.x ?? '', some[at]?.y ?? ''];
    expect(row).toEqual(expected.map(String));
  }
});

test('a graph without points has its head', () => {
  expect(graphsCsv([new GraphNode('', 'radius', 'density')])).toBe('Graph 1: density,Graph 1: radius\r\n');
});
