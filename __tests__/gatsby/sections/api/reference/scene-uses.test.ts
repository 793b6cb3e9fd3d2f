import type { LiveScene } from '@physics-editor/markdown/scenes/live-scenes';
import type { ApiMember, ApiSymbol } from '../../../../../gatsby/sections/api/reference/model/model';
import { addScenes } from '../../../../../gatsby/sections/api/add-scenes';
import { addSceneUses, readUses, usedIn } from '../../../../../gatsby/sections/api/reference/uses/scene-uses';

/** The compiler reads the library. */
const PATIENCE = 240_000;

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

test(
  'uses are found by the types of values, in scripts by that of what they are attached to; the rest is attributed to nothing',
  async () => {
    const uses = (await readUses(process.cwd(), [CODE])).get(CODE) ?? [];
    expect(uses.map((use) => use.join('.')).sort()).toEqual(
      [
        ...['CircleNode', 'CircleNode.radius', 'BodyNode.text', 'BodyNode.setLinearVelocity', 'Node.findSceneNode'],
        ...['Node.x', 'Random.between', 'RectangleNode', 'RectangleNode.width', 'Scene.random', 'Scene.time'],
        'SpringNode',
      ].sort(),
    );
  },
  PATIENCE,
);

const member = (name: string, inheritedFrom: string | null = null): ApiMember => ({
  ...{ name, anchor: name, kind: 'PROPERTY', signature: [], parameters: [], returns: null, type: [] },
  ...{ default: null, unit: null, range: null, throws: [], description: '', isReadonly: false, isStatic: false },
  ...{ isOptional: false, isAbstract: false, deprecated: null, inheritedFrom, overrides: null },
  source: { file: '', line: 1, url: '' },
});
const symbol = (name: string, members: ApiMember[]): ApiSymbol => ({
  ...{ id: `api:${name}`, nodeType: 'ApiClass', kind: 'CLASS', name, path: `/docs/api/classes/${name}` },
  ...{ summary: '', summaryText: '', description: '', source: { file: '', line: 1, url: '' }, deprecated: null },
  ...{ usedBy: [], examples: [], scenes: [], memberScenes: [], isAbstract: false, extends: null, ancestors: [] },
  ...{ extendedBy: [], mixins: [], type: [], members },
});
const scene = (id: string, file: string | null, page: string | null = null) => ({
  id,
  file,
  page,
  title: id,
  code: id,
});

const liveScene = (id: string, code: string): LiveScene => ({
  ...{ id, title: id, alt: '', height: 324, code, file: '', origin: { file: '', line: 0 }, isOpen: true },
  ...{ poster: { file: '', seconds: 3, width: 2060 }, node: { type: 'code', value: code } },
});

test('a member is listed where the reference declares it, showcase first, without the examples of that page', () => {
  const mixin = symbol('TextMixin', [member('text')]);
  const body = symbol('BodyNode', [member('mass'), member('text', 'api:TextMixin')]);
  const scenes = [
    scene('blog', 'blog/a/index.mdx'),
    scene('own', null, body.path),
    scene('clock', 'showcase/clock/index.mdx'),
  ];
  const uses = new Map<string, ([string] | [string, string])[]>([
    ['blog', [['BodyNode', 'text'], ['BodyNode', 'text'], ['BodyNode', 'gone'], ['Unknown']]],
    ['own', [['BodyNode', 'mass'], ['BodyNode']]],
    ['clock', [['BodyNode', 'text'], ['BodyNode', 'mass'], ['BodyNode']]],
  ]);
  addSceneUses([mixin, body], scenes, uses);
  const listed = (of: ApiSymbol) =>
    usedIn(of).map(({ member: name, total, scenes: found }) => [name, total, ...found.map(({ id }) => id)]);
  expect(listed(mixin)).toEqual([['text', 2, 'clock', 'blog']]);
  expect(listed(body)).toEqual([
    [null, 1, 'clock'],
    ['mass', 1, 'clock'],
  ]);
  expect(body.memberScenes).toMatchObject([{ member: 'mass', scenes: [{ id: 'own' }, { id: 'clock' }] }]);
});

test('a scene has its classes, its symbols and its members as they are listed for the symbols', () => {
  const mixin = symbol('TextMixin', [member('text')]);
  const body = symbol('BodyNode', [member('mass'), member('text', 'api:TextMixin')]);
  const shape: ApiSymbol = { ...symbol('Shape', []), nodeType: 'ApiShape' };
  const text = { ...liveScene('push', 'new BodyNode()'), file: 'docs/a.mdx' };
  const example = { ...liveScene('own', ''), symbol: 'Shape', member: null, listing: '', setting: '', note: '' };
  shape.examples.push({ ...example, source: { file: '', line: 1 }, panel: { parameters: [], readouts: [] } });
  const uses = new Map<string, ([string] | [string, string])[]>([
    ['new BodyNode()', [['Shape'], ['BodyNode'], ['BodyNode', 'text'], ['BodyNode', 'mass']]],
  ]);
  expect(addScenes([shape, mixin, body], [text], uses)).toMatchObject([
    {
      ...{ id: 'push', file: 'docs/a.mdx', page: null, symbol: null, example: null },
      ...{ uses: ['api:BodyNode'], symbols: ['BodyNode', 'Shape'], members: ['BodyNode.mass', 'TextMixin.text'] },
    },
    { id: 'own', file: null, page: shape.path, symbol: 'api:Shape', example: { id: 'own' }, uses: [], members: [] },
  ]);
});
