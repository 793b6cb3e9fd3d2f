import type { Node } from 'gatsby';
import { docs } from '../../../gatsby/sections/docs';
import { nodeOf } from '../../support/nodes';

const ofType = (type: string) => ({ internal: { type, owner: '', contentDigest: '' } });
const FILE = nodeOf('file', null, { ...ofType('File'), relativePath: 'docs/gears.mdx' });
const MDX = nodeOf('mdx', 'file', ofType('Mdx'));
const published = (file: string) => nodeOf('gears', 'mdx', { file });

beforeEach(() => void jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' }));

/** What Gatsby is told to do with the node of a changed text. `old` is the node that the last build left. */
async function create(frontMatter: string, old: Node) {
  const actions = { createNode: jest.fn(), deleteNode: jest.fn() };
  const nodes = new Map([FILE, MDX, old].map((node) => [node.id, node]));
  const args = Object.assign(JSON.parse('{}'), {
    node: MDX,
    getNode: (id: string) => nodes.get(id),
    loadNodeContent: async () => `---\n${frontMatter}\n---\n\nText.\n`,
    createContentDigest: () => 'digest',
    actions,
  });
  await docs.onCreateNode?.(args);
  return {
    titles: actions.createNode.mock.calls.map(([{ title }]) => title),
    deleted: actions.deleteNode.mock.calls.flat(),
  };
}

test.each(['draft: true', 'date: 9999-01-02'])('a text that builds now leave out loses its node: %s', async (field) => {
  const own = published('docs/gears.mdx');
  expect(await create('title: Gears\ndate: 2025-11-09', own)).toEqual({ titles: ['Gears'], deleted: [] });
  expect(await create(`title: Gears\n${field}`, own)).toEqual({ titles: [], deleted: [own] });
});

test.each([
  ['a draft leaves the node of another file with its id alone', 'title: Gears\ndraft: true', 'docs/gears/index.mdx'],
  ['a text with faults keeps its last valid node', 'titel: Gears', 'docs/gears.mdx'],
])('%s', async (_, frontMatter, file) => {
  expect(await create(frontMatter, published(file))).toEqual({ titles: [], deleted: [] });
});

test.each([
  ['draft: true', 'Gears (draft)'],
  ['date: 9999-01-02', 'Gears (from 9999-01-02)'],
])('develop shows what builds leave out, and marks it: %s', async (field, title) => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const { titles } = await create(`title: Gears\n${field}`, published('docs/gears.mdx'));
  expect(titles).toEqual([title]);
});
