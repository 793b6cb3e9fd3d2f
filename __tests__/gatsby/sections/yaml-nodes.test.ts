import { replaceNodes } from '../../../gatsby/sections/yaml-nodes';
import { nodeOf } from '../../support/nodes';

test('nodes that a file no longer defines are removed; nodes of other files remain', () => {
  const actions = { createNode: jest.fn(), deleteNode: jest.fn() };
  const [gone, kept, foreign] = [nodeOf('gone', 'file'), nodeOf('kept', 'file'), nodeOf('foreign', 'other')];
  const node = nodeOf('file', null);
  const args = { node, actions, getNodesByType: () => [gone, kept, foreign], createContentDigest: () => 'digest' };

  replaceNodes(args, 'Thing', [{ id: 'kept', label: 'Kept' }]);

  expect(actions.deleteNode.mock.calls).toEqual([[gone]]);
  expect(actions.createNode.mock.calls).toEqual([
    [{ id: 'kept', label: 'Kept', parent: 'file', children: [], internal: { type: 'Thing', contentDigest: 'digest' } }],
  ]);
});
