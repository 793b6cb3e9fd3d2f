import { CircleNode, RectangleNode, Scene, TextAsset, TextAssetSubtype } from '../src';

function script(scene: Scene, text: string, name = ''): string {
  const asset = new TextAsset(text, TextAssetSubtype.JavaScript);
  asset.name = name;
  scene.assetsLibrary.addAsset(asset);
  return asset.id;
}

test('a body falls, and a script that throws is disabled and reported with its line', () => {
  const scene = new Scene();
  const ball = new CircleNode(0.5);
  ball.name = 'ball';
  scene.addChild(ball);
  const failures: unknown[] = [];
  scene.on('scriptFailed', (failure) => failures.push(failure));
  ball.scripts = [script(scene, 'class Boom {\n  update() {\n    throw new Error("no");\n  }\n}', 'Boom')];
  scene.step(60);
  expect(ball.y).toBeCloseTo(-9.8 / 2, 9);
  expect(failures).toEqual([expect.objectContaining({ script: 'Boom', node: ball.id, hook: 'update', line: 3 })]);
});

test.each([NaN, Infinity, 0, -1, '1', undefined])('a radius cannot be %p; the message names the node', (value) => {
  const ball = new CircleNode();
  ball.name = 'ball';
  expect(() => ball.setProperty('radius', value)).toThrow(
    /^CircleNode "ball" \(.{12}\): radius must be a finite number above 0/,
  );
  expect(ball.radius).toBe(0.5);
});

test('a body that is removed while the world is locked is deleted at the end of the step', () => {
  const scene = new Scene();
  const ball = new CircleNode();
  ball.initNode(0, 0.9);
  const floor = new RectangleNode(10, 1);
  floor.bodyType = 'static';
  scene.addChildren([floor, ball]);
  ball.scripts = [
    script(
      scene,
      'class Gone { constructor(node) { this.node = node } onBeginContact() { this.node.parent.removeChild(this.node) } }',
    ),
  ];
  scene.step();
  expect(ball.parent).toBeUndefined();
  expect(ball.body).toBeUndefined();
  expect(scene.children).toEqual([floor]);
});

test('a scene is saved and loaded', () => {
  const scene = new Scene();
  const ball = new CircleNode(2);
  ball.initNode(1, 2, 30);
  ball.userData = { score: 3 };
  scene.addChild(ball);
  const copy = new Scene().fromJSON(JSON.parse(JSON.stringify(scene)));
  expect(JSON.stringify(copy)).toBe(JSON.stringify(scene));
});

test('an invalid file changes nothing, and the message contains the position of the fault', () => {
  const scene = new Scene();
  scene.addChild(new CircleNode());
  const before = JSON.stringify(scene);
  const broken = { children: [{ class: 'CircleNode' }, { class: 'CircleNode', radius: -1 }] };
  expect(() => scene.fromJSON(broken)).toThrow(/^children\[1\]: CircleNode .*radius/);
  expect(() => scene.fromJSON({ format: 99 })).toThrow(/form 99/);
  expect(JSON.stringify(scene)).toBe(before);
});
