import type { LiveScene } from '@physics-editor/markdown/scenes/live-scenes';
import type { ApiMember, ApiSymbol } from '@physics-editor/reference/model/model';
import { libraryDigest } from '@physics-editor/reference/read-reference';
import { readUses, type Uses } from '@physics-editor/reference/uses/scene-uses';
import { foundScenes, usedIn, type FoundScene } from '../../../../gatsby/sections/api/scenes';

// The compiler reads the library.
jest.setTimeout(240_000);

const CODE = `
const { CircleNode, SpringNode: Spring } = editor;
const ball = new CircleNode(0.5);
ball.radius = scene.random.between(0, 1);
ball.text = 'a ball';
const { x } = ball;
[1, 2].map(() => new editor.RectangleNode(1, 1)).forEach((box) => (box.width = 2));
const other = { radius: 1, mass: 2 };
other.radius;
class Hop {
  constructor(node) {
    this.node = node;
  }
  update() {
    this.node.setLinearVelocity({ x: 0, y: this.node.findSceneNode().time });
  }
}
player.attach(ball, Hop);
function unknown(thing) {
  return thing.restitution;
}
`;

test('uses are found by the types of values, in scripts by that of what they are attached to; what is unknown or added counts for nothing', async () => {
  const added = '\n\n{\n  new editor.GearNode();\n}';
  const digest = await libraryDigest(process.cwd());
  const all = await readUses(process.cwd(), { digest, uses: {} }, [{ code: CODE, added }]);
  const uses = all.get(CODE + added) ?? [];
  expect(uses.map((use) => use.join('.')).sort()).toEqual(
    [
      ...['CircleNode', 'CircleNode.radius', 'BodyNode.text', 'BodyNode.setLinearVelocity', 'Node.findSceneNode'],
      ...['Node.x', 'Random.between', 'RectangleNode', 'RectangleNode.width', 'Scene.random', 'Scene.time'],
      'SpringNode',
    ].sort(),
  );
});

const member = (name: string, inheritedFrom: string | null = null): ApiMember => ({
  ...{ name, anchor: name, kind: 'PROPERTY', signature: [], parameters: [], returns: null, type: [] },
  ...{ default: null, unit: null, range: null, throws: [], description: '', isReadonly: false, isStatic: false },
  ...{ isOptional: false, isAbstract: false, deprecated: null, inheritedFrom, overrides: null },
  source: { file: '', line: 1 },
});
const symbol = (name: string, members: ApiMember[]): ApiSymbol => ({
  ...{ id: `api:${name}`, nodeType: 'ApiClass', kind: 'CLASS', name, path: `/docs/api/classes/${name}` },
  ...{ description: '', source: { file: '', line: 1 }, deprecated: null, usedBy: [], examples: [], isAbstract: false },
  ...{ extends: null, ancestors: [], extendedBy: [], mixins: [], mixedInto: [], type: [], members },
});

const liveScene = (file: string, code = file): LiveScene => ({
  ...{ id: file, title: file, alt: '', height: 324, code, file, origin: { file: '', line: 0 }, isOpen: true },
  ...{ poster: { file: '', seconds: 3, width: 2060 }, node: { type: 'code', value: code } },
});
const example = (of: string) => ({
  ...{ ...liveScene('own'), symbol: of, member: null, listing: '', setting: '', note: '' },
  ...{ source: { file: '', line: 1 }, panel: { parameters: [], readouts: [] } },
});

const mixin = symbol('TextMixin', [member('text')]);
const body = symbol('BodyNode', [member('mass'), member('text', 'api:TextMixin')]);
const shape: ApiSymbol = { ...symbol('Shape', []), nodeType: 'ApiShape' };

function scenesOf(uses: Uses): FoundScene[] {
  const scenes = [liveScene('blog/a/index.mdx'), liveScene('showcase/clock/index.mdx')];
  return foundScenes([shape, mixin, body], { scenes, examples: [example('BodyNode')], uses });
}

const USES: Uses = new Map([
  ['blog/a/index.mdx', [['BodyNode', 'text'], ['BodyNode', 'text'], ['BodyNode', 'gone'], ['Unknown'], ['Shape']]],
  ['own', [['BodyNode', 'mass'], ['BodyNode']]],
  ['showcase/clock/index.mdx', [['BodyNode', 'text'], ['BodyNode', 'mass'], ['BodyNode']]],
]);

test('a member is listed where the reference declares it, showcase first, without the examples of that page', () => {
  const listed = (of: ApiSymbol) =>
    usedIn(of, scenesOf(USES)).map(({ member: name, total, scenes }) => [name, total, ...scenes.map(({ id }) => id)]);
  expect(listed(mixin)).toEqual([['text', 2, 'showcase/clock/index.mdx', 'blog/a/index.mdx']]);
  expect(listed(body)).toEqual([
    [null, 1, 'showcase/clock/index.mdx'],
    ['mass', 1, 'showcase/clock/index.mdx'],
  ]);
});

test('a scene has its classes, its symbols and its members as the reference names them', () => {
  const page = '/docs/api/classes/BodyNode';
  const ofText = { page: null, symbol: null, example: null };
  expect(scenesOf(USES)).toMatchObject([
    { ...ofText, file: 'blog/a/index.mdx', uses: [], symbols: ['Shape'], members: ['TextMixin.text'] },
    { ...ofText, uses: ['api:BodyNode'], symbols: ['BodyNode'], members: ['BodyNode.mass', 'TextMixin.text'] },
    { id: 'own', file: null, page, symbol: 'api:BodyNode', example: { id: 'own' }, members: ['BodyNode.mass'] },
  ]);
});
