import { z } from 'zod';
import { createYamlNodes } from '../../../gatsby/sections/yaml-nodes';
import { nodeOf } from '../../support/nodes';

test('nodes that a file no longer defines are removed; nodes of other files remain', async () => {
  const actions = { createNode: jest.fn(), deleteNode: jest.fn() };
  const [gone, kept, foreign] = [nodeOf('gone', 'file'), nodeOf('kept', 'file'), nodeOf('foreign', 'other')];
  const internal = { type: 'File', owner: '', contentDigest: '' };
  const args = Object.assign(JSON.parse('{}'), {
    node: nodeOf('file', null, { internal, relativePath: 'things.yml' }),
    actions,
    getNodesByType: () => [gone, kept, foreign],
    loadNodeContent: async () => 'kept: Kept\n',
    createContentDigest: () => 'digest',
  });

  const file = { path: 'things.yml', schema: z.record(z.string(), z.string()) };
  await createYamlNodes(args, file, 'Thing', (labels) => Object.entries(labels).map(([id, label]) => ({ id, label })));

  expect(actions.deleteNode.mock.calls).toEqual([[gone]]);
  expect(actions.createNode.mock.calls).toEqual([
    [{ id: 'kept', label: 'Kept', parent: 'file', children: [], internal: { type: 'Thing', contentDigest: 'digest' } }],
  ]);
});
