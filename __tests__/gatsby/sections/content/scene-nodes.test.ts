import { nodeOf, sceneNode, sceneNodeId } from '../../../../gatsby/sections/content/scene-nodes';
import { noNodes } from '../../../support/nodes';
import { picture } from '../../../support/references';

const USES = { uses: ['api:BodyNode'], symbols: ['BodyNode'], members: [] };
const scene = { id: 'scene-push', title: 'Push.', description: 'A ball.', code: '', poster: picture, parameters: [] };
const stored = sceneNode({ ...scene, ...USES, alt: '', file: 'docs/a.mdx', page: null, symbol: null, example: null });

/** A data layer with one scene. */
const context = {
  nodeModel: {
    ...noNodes,
    getNodeById: <Found>({ id }: { id: string }) =>
      (id === stored.id ? JSON.parse(JSON.stringify(stored)) : null) satisfies Found | null,
  },
};

test('the ids of scenes differ even if their anchors are the same', () => {
  const ids = [
    { file: 'docs/a.mdx', page: null },
    { file: 'docs/b.mdx', page: null },
    { file: null, page: '/docs/api/classes/A' },
  ].map((place) => sceneNodeId({ ...place, id: 'scene-push' }));
  expect(new Set(ids).size).toBe(3);
});

test('a scene of a text is its node with the present caption and description', () => {
  expect(nodeOf(scene, 'docs/a.mdx', context)).toMatchObject({ ...USES, page: 'a', description: 'A ball.' });
});

test('a scene that has been added since the start of develop has no uses yet', () => {
  const added = nodeOf(scene, 'docs/b.mdx', context);
  expect(added).toMatchObject({ anchor: 'scene-push', title: 'Push.', page: 'b', uses: [], symbols: [], members: [] });
});
