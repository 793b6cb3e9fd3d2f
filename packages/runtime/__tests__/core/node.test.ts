import { CircleNode, ImageAsset, Node, RectangleNode, Scene, TextAsset, setAssetLoader } from '../../src';
import { having, keep, near, placed, put } from '../build';

const named = (name: string): Node => having(new Node(), { name });

const namesOf = (nodes: readonly Node[]): string => nodes.map(({ name }) => name).join('');

/** Nodes by their names, each below the one before, the first in a scene. */
function chain(...names: string[]): { scene: Scene; nodes: Node[] } {
  const scene = new Scene();
  const nodes = names.map(named);
  nodes.reduce<Node>((above, node) => {
    above.addChild(node);
    return node;
  }, scene);
  return { scene, nodes };
}

test('children are added on top, or at an index, in order', () => {
  const parent = new Node();
  parent.addChild(named('b'));
  parent.insertChild(named('a'), 0);
  parent.insertChild(named('c'), 99);
  parent.insertChild(named('z'), -5);
  expect(namesOf(parent.children)).toBe('zabc');
  parent.insertChildren([named('1'), named('2'), named('3')], 1);
  expect(namesOf(parent.children)).toBe('z123abc');
  parent.addChildren([named('x'), named('y')]);
  expect(namesOf(parent.children)).toBe('z123abcxy');
  expect(parent.childCount).toBe(9);
});

test('a node has one parent at a time, and only that removes it', () => {
  const [old, parent, child] = [named('old'), named('parent'), named('child')];
  old.addChild(child);
  parent.addChildren([named('other'), child]);
  expect([old.children, parent.childIndex(child), parent.childIndex(old)]).toEqual([[], 1, -1]);
  old.removeChild(child);
  expect(child.parent).toBe(parent);
  parent.removeChild(child);
  expect(child.parent).toBeUndefined();
  expect(parent.childCount).toBe(1);
});

test('a list of children stays as it is while children are removed', () => {
  const parent = new Node();
  parent.insertChildren(['a', 'b', 'c', 'd'].map(named), -1);
  expect(namesOf(parent.children)).toBe('abcd');
  for (const child of parent.children) if (child.name !== 'a') parent.removeChild(child);
  expect(namesOf(parent.children)).toBe('a');
});

test('nodes are found in the whole subtree, in depth-first order', () => {
  const { scene, nodes } = chain('a', 'b', 'c');
  const ball = having(new CircleNode(), { name: 'ball' });
  nodes[1]?.addChild(ball);
  expect(scene.getDescendants().map(({ name }) => name)).toEqual(['a', 'b', 'c', 'ball']);
  expect(scene.findChildByName('c')).toBe(nodes[2]);
  expect(scene.findChildByName('none')).toBeUndefined();
  expect(scene.findChildById(ball.id)).toBe(ball);
  expect(scene.findChildById('none')).toBeUndefined();
  expect(scene.getFilteredDescendants(CircleNode)).toEqual([ball]);
  expect(nodes[2]?.findSceneNode()).toBe(scene);
  expect(named('alone').findSceneNode()).toBeUndefined();
});

test('positions and angles of a child are relative to those of its parent', () => {
  const [parent, child] = chain('p', 'c').nodes;
  parent?.initNode(10, 0, 90);
  child?.initNode(2, 0, 45);
  expect(child?.getScenePosition()).toEqual(near(10, 2, 12));
  // A quarter and an eighth of a turn: the child's x axis points up and to the left.
  const half = Math.SQRT1_2;
  expect(child?.toGlobal({ x: 1, y: 0 })).toEqual(near(10 - half, 2 + half, 12));
  expect(child?.toLocal({ x: 10 - half, y: 2 + half })).toEqual(near(1, 0, 12));
});

test('a node has a position, an angle, and no size', () => {
  const node = placed(new Node(), 1, 2);
  expect(node.getPosition()).toEqual({ x: 1, y: 2 });
  expect(node.angle).toBe(0);
  node.setPosition({ x: 3, y: 4 });
  expect([node.x, node.y]).toEqual([3, 4]);
  expect(node.getBoundingRect()).toEqual({ x: 0, y: 0, width: 0, height: 0 });
});

test('a node that moves takes the bodies below it along', () => {
  const [carrier] = chain('carrier').nodes;
  const ball = new CircleNode();
  carrier?.addChild(ball);
  if (carrier) carrier.x = 5;
  expect(ball.body?.GetPosition()).toMatchObject({ x: 5, y: 0 });
});

describe('a node rejects', () => {
  test('itself and its ancestors', () => {
    const [above, below] = chain('above', 'below').nodes;
    if (!above || !below) throw new Error('There are two.');
    for (const node of [above, below]) {
      const refusal = `${below.describe()} cannot be below ${node.describe()} and above it.`;
      expect(() => below.addChild(node)).toThrow(refusal);
    }
    expect(below.childCount).toBe(0);
  });

  test('a scene, and a destroyed node', () => {
    const [parent, scene, gone] = [new Node(), new Scene(), named('gone')];
    gone.destroy();
    const refuses = `${parent.describe()} cannot take`;
    expect(() => parent.addChild(scene)).toThrow(`${refuses} ${scene.describe()}: a scene has no parent.`);
    expect(() => parent.addChild(gone)).toThrow(`${refuses} ${gone.describe()}, which was destroyed.`);
  });
});

test('a destroyed node is removed from its tree together with its children', () => {
  const { scene, nodes } = chain('a', 'b', 'c');
  nodes[0]?.destroy();
  expect(scene.children).toEqual([]);
  expect(nodes.map((node) => node.isDestroyed())).toEqual([true, true, true]);
});

test('the plain form contains children and user data, if any', () => {
  const parent = new Node();
  expect(parent.toJSON()).toEqual({ class: 'Node', id: parent.id });
  const child = named('child');
  parent.addChild(child);
  parent.userData = { score: 3 };
  expect(parent.toJSON()).toEqual({
    class: 'Node',
    id: parent.id,
    userData: { score: 3 },
    children: [{ class: 'Node', id: child.id, name: 'child' }],
  });
});

test('loading a plain form replaces children and user data, including children with the same ids', () => {
  const parent = having(new Node(), { userData: { score: 3 } });
  parent.addChild(named('old'));
  const plain = { class: 'Node', id: 'p', children: [{ class: 'CircleNode', id: 'c', radius: 2 }] };
  parent.fromJSON(plain);
  expect(parent.toJSON()).toEqual(plain);
  parent.fromJSON(parent.toJSON());
  expect(parent.toJSON()).toEqual(plain);
  expect(parent.fromJSON({}).toJSON()).toEqual({ class: 'Node', id: 'p' });
});

test.each<[string, unknown, RegExp]>([
  ['is no list', {}, /: children must be a list\.$/],
  ['has an unknown class', [{ class: 'Nod' }], /^children\[0\]: There is no class "Nod"/],
  ['has no class', [{}], /^children\[0\]: There is no class "undefined"/],
  ['has nothing in it', [{ class: 'Node' }, null], /^children\[1\]: There is no class "undefined"/],
  ['has a list in it', [[]], /^children\[0\]: There is no class "undefined"/],
  ['has an asset in it', [{ class: 'ImageAsset' }], /^children\[0\]: ImageAsset is not a node class\.$/],
  ['has a scene in it', [{ class: 'Scene' }], / cannot take Scene \(.{12}\): a scene has no parent\.$/],
])('a list of children that %s is rejected, and the existing children remain', (_, children, problem) => {
  const parent = new Node();
  const child = named('child');
  parent.addChild(child);
  expect(() => parent.fromJSON({ children })).toThrow(problem);
  expect(parent.children).toEqual([child]);
});

test('nodes in user data that refers to itself stay shared, and can be replaced', () => {
  const [one, other] = [new Node(), new Node()];
  one.userData = { other, list: new Set([1]), ids: [1, 2] };
  other.userData = { one };
  expect(one.clone().userData).toEqual(one.userData);
  one.userData['self'] = one.userData;
  expect(one.toJSON()['userData']).toEqual(one.userData);
  expect(one.setProperty('userData', { other, list: new Set([2]) })).toBe(true);
  expect(one.setProperty('userData.ids', {}) && one.setProperty('userData.ids', [])).toBe(true);
  expect(one.setProperty('userData.ids', [1, 2]) && one.setProperty('userData.ids.1', 3)).toBe(true);
  expect(one.userData['ids']).toEqual([1, 3]);
});

test.each([5, 'a', null, []])('user data cannot be %j', (value) => {
  expect(() => new Node().setProperty('userData', value)).toThrow(': userData must be an object, not ');
});

test('a node refers to its scripts, which are a list of ids, and a shape to its texture, too', () => {
  const board = new RectangleNode(1, 1);
  expect(() => board.setProperty('scripts', [1])).toThrow(': scripts must be a list of asset ids');
  expect(board.assetIds).toEqual([]);
  board.scripts = ['a'];
  expect(board.assetIds).toEqual(['a']);
  board.fillTexture = 'wood';
  expect(board.assetIds).toEqual(['a', 'wood']);
});

describe('the texture of a shape', () => {
  /** What `autoAdjustFillTexture` decides, after everything else was set. */
  const fitted = (board: RectangleNode): number[] => {
    board.fillTextureAngle = 30;
    board.fillTextureOffsetX = board.fillTextureOffsetY = 7;
    board.autoAdjustFillTexture();
    const { fillTextureScaleX, fillTextureScaleY, fillTextureOffsetX, fillTextureOffsetY, fillTextureAngle } = board;
    return [fillTextureScaleX, fillTextureScaleY, fillTextureOffsetX, fillTextureOffsetY, fillTextureAngle];
  };

  const boardIn = (scene: Scene): { board: RectangleNode; image: ImageAsset } => {
    const image = keep(scene, new ImageAsset('https://example.org/wood.png'));
    const board = having(put(scene, new RectangleNode(4, 2)), { fillTexture: image.id });
    return { board, image };
  };

  test('is scaled to cover it: 100 pixels are 1 m', async () => {
    setAssetLoader(() => Promise.resolve({ content: {}, width: 200, height: 50 }));
    const { board, image } = boardIn(new Scene());
    await image.load();
    expect(fitted(board)).toEqual([2, 4, 0, 0, 0]);
  });

  test('keeps its size until it is loaded', () => {
    expect(fitted(boardIn(new Scene()).board)).toEqual([1, 1, 0, 0, 0]);
  });

  test('must be an image of its scene', () => {
    const scene = new Scene();
    const { board } = boardIn(scene);
    const note = keep(scene, new TextAsset('wood'));
    for (const id of ['', 'none', note.id]) {
      board.fillTexture = id;
      expect(() => board.autoAdjustFillTexture()).toThrow(`${board.describe()} is in no scene with the image "${id}".`);
    }
    expect(() => new RectangleNode(1, 1).autoAdjustFillTexture()).toThrow('is in no scene with the image ""');
  });
});
