import { contentFiles } from '@physics-editor/lib/content/content-files';
import { removeOrphans } from '../../../gatsby/develop';
import { projectWith } from '../../support/content';
import { nodeOf } from '../../support/nodes';

test('nodes of deleted files are removed, and no others', () => {
  const orphans = [nodeOf('renamed', 'mdx', { file: 'docs/renamed.mdx' }), nodeOf('tag', 'no-such-file')];
  const others = [
    nodeOf('index', 'mdx', { file: 'docs/index.mdx' }),
    // Its front matter has a fault, so that the node between it and the file is not there.
    nodeOf('support', 'no-such-mdx', { file: 'community/support.mdx' }),
    nodeOf('sidebar', 'file'),
    nodeOf('version', null),
    nodeOf('file', 'directory', { internal: { ...nodeOf('', null).internal, owner: 'gatsby-source-filesystem' } }),
  ];
  const nodes = [...orphans, ...others];
  const deleteNode = jest.fn();
  const getNode = (id: string) => nodes.find((node) => node.id === id);

  removeOrphans({ getNodes: () => nodes, getNode, actions: { deleteNode } }, contentFiles(projectWith()));

  expect(deleteNode.mock.calls).toEqual(orphans.map((node) => [node]));
});
