import type { Node } from 'gatsby';
import { createNodeId } from 'gatsby/dist/utils/create-node-id';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { symbolId } from '@physics-editor/reference/model/model';
import { createDocResolvers } from '../../../gatsby/sections/docs/resolvers';
import { rendererFor } from '../../../gatsby/sections/content/renderer';
import type { HookArgs, QueryContext } from '../../../gatsby/sections/query';
import { sidebarDocs, sidebars } from '../../../gatsby/sections/sidebars';
import { nodeOf } from '../../support/nodes';

/** Interfaces of the types of nodes. */
const INTERFACES: Record<string, string> = { Doc: 'Content' };
const ENTRIES = ['one', 'draft', 'two'].map((doc) => ({ doc }));

const node = (type: string, id: string, fields: object = {}): Node =>
  nodeOf(id, null, { internal: { type, owner: '', contentDigest: id }, ...fields });
const doc = (id: string): Node => node('Doc', id, { file: `docs/${id}.mdx`, path: `/docs/${id}`, title: id });

/** Nodes, and what a page has looked up among them, recorded as by Gatsby's node model. */
function create(...given: readonly Node[]) {
  let nodes = given;
  const [ids, types] = [new Set<string>(), new Set<string>()];
  const isOf = ({ internal }: Node, type: string) => [internal.type, INTERFACES[internal.type]].includes(type);
  const nodeModel = {
    getNodeById({ id, type }: { id: string; type: string }, dependency?: { connectionType: string }) {
      const found = nodes.find((each) => each.id === id && isOf(each, type)) ?? null;
      if (dependency) types.add(dependency.connectionType);
      else if (found) ids.add(id);
      return JSON.parse(JSON.stringify(found));
    },
    async findAll({ type }: { type: string }) {
      types.add(type);
      return { entries: JSON.parse(JSON.stringify(nodes.filter((each) => isOf(each, type)))) };
    },
    findOne: () => Promise.resolve(null),
  };
  const context: QueryContext = { nodeModel };
  return {
    context,
    /** Adds a node. Returns whether Gatsby queries the page again. */
    add(added: Node): boolean {
      nodes = [...nodes, added];
      return ids.has(added.id) || [...types].some((type) => isOf(added, type));
    },
    remove: (id: string) => void (nodes = nodes.filter((each) => each.id !== id)),
    dependsOn: (id: string) => ids.has(id),
  };
}

type Resolve = (source: object, args: object, context: QueryContext) => Promise<unknown>;

/** The resolvers that a section adds, by type and field. */
function resolversOf(createResolvers: (args: HookArgs<'createResolvers'>) => void) {
  const all: Record<string, Record<string, { resolve: Resolve }>> = {};
  const add = (added: typeof all) => void Object.assign(all, added);
  createResolvers(Object.assign(JSON.parse('{}'), { createResolvers: add }));
  return all;
}

const SIDEBAR = node('Sidebar', 'sidebar', {
  name: 'main',
  section: 'docs',
  entries: ENTRIES,
  docs: sidebarDocs(ENTRIES),
});

test.each([
  ['one', 'next', 'two'],
  ['two', 'previous', 'one'],
])('the pager of %s skips a draft until it is published', async (id, field, neighbour) => {
  const { context, add, dependsOn } = create(SIDEBAR, doc('one'), doc('two'));
  const pager = resolversOf(createDocResolvers)['Doc']?.[field];
  expect(await pager?.resolve(doc(id), {}, context)).toMatchObject({ id: neighbour });
  expect(dependsOn(neighbour)).toBe(true);
  expect(add(doc('draft'))).toBe(true);
  expect(await pager?.resolve(doc(id), {}, context)).toMatchObject({ id: 'draft' });
});

test('the pager at the end of a sidebar leads nowhere', async () => {
  const { context } = create(SIDEBAR, doc('one'), doc('two'));
  const { next, sidebar } = resolversOf(createDocResolvers)['Doc'] ?? {};
  expect(await next?.resolve(doc('two'), {}, context)).toBeNull();
  expect(await sidebar?.resolve(doc('two'), {}, context)).toBe('main');
  expect(await next?.resolve(doc('unlisted'), {}, context)).toBeNull();
  expect(await sidebar?.resolve(doc('unlisted'), {}, context)).toBeNull();
});

test('a sidebar leaves a draft out until it is published', async () => {
  const { context, add } = create(doc('one'), doc('two'));
  const items = resolversOf((args) => sidebars.createResolvers?.(args))['Sidebar']?.['items'];
  const labels = async () => JSON.stringify(await items?.resolve(SIDEBAR, {}, context));
  expect(await labels()).not.toContain('/docs/draft');
  expect(add(doc('draft'))).toBe(true);
  expect(await labels()).toContain('/docs/draft');
});

test('the drafts of the docs are those of all texts', async () => {
  const { context, add } = create();
  const drafts = resolversOf(createDocResolvers)['DocsVersion']?.['draftIds'];
  expect(await drafts?.resolve({}, {}, context)).toEqual([]);
  const added = node('Mdx', 'mdx', { frontmatter: { draft: true } });
  added.internal.contentFilePath = '/site/content/docs/draft.mdx';
  expect(add(added)).toBe(true);
  expect(await drafts?.resolve({}, {}, context)).toEqual(['draft']);
});

const fileNode = (name: string) =>
  node('File', createNodeId(join(process.cwd(), 'content/docs', name), 'gatsby-source-filesystem'));

/** The pages that show the text `source`, each with its own look-ups, and a function that renders it for one of them. */
function pagesOf(source: string, count: number, ...others: readonly Node[]) {
  const file = fileNode('one.mdx');
  file.internal.contentDigest = createHash('md5').update(source).digest('hex');
  const loadNodeContent = jest.fn(async (_: Node) => source);
  const { render } = rendererFor(
    Object.assign(JSON.parse('{}'), {
      cache: { get: async () => undefined, set: async () => undefined },
      reporter: { warn: () => undefined },
      loadNodeContent,
      pathPrefix: '',
    }),
  );
  const pages = Array.from({ length: count }, () => create(file, ...others));
  const draw = async ({ context }: { context: QueryContext }) => (await render({ file: 'docs/one.mdx' }, context)).html;
  /** How often the text has been read. */
  const reads = () => loadNodeContent.mock.calls.filter(([{ id }]) => id === file.id).length;
  return { pages, draw, reads };
}

test('a link to a draft becomes one when it is published, also for a page that shares the rendering', async () => {
  const { pages, draw } = pagesOf('[Draft](./draft.mdx)', 2);
  for (const html of await Promise.all(pages.map(draw))) expect(html).toBe('<p>Draft</p>');
  for (const page of pages) {
    expect(page.add(doc('draft'))).toBe(true);
    expect(await draw(page)).toBe('<p><a href="/docs/draft">Draft</a></p>');
  }
});

test.each([
  ['picture', '![A ball](./ball.png)', fileNode('ball.png')],
  ['file', '[Data](./data.csv)', fileNode('data.csv')],
  ['drawing', '<Diagram src="./bar.svg" alt="A bar" caption="The bar" />', fileNode('bar.svg')],
  ['poster', '```js live title="A ball" alt="A ball."\n```', fileNode('one.a-ball.png')],
  ['name of the API', '`editor.CircleNode`', node('ApiSymbol', symbolId('CircleNode'), { path: '/docs/api' })],
])('a text is rendered again when a missing %s is there', async (_, source, added) => {
  const { pages, draw, reads } = pagesOf(source, 1);
  for (const page of pages) {
    await draw(page);
    await draw(page);
    expect(reads()).toBe(1);
    expect(page.add(added)).toBe(true);
    await draw(page);
    expect(reads()).toBe(2);
  }
});

test('a link that breaks because of another file is reported each time it does, once', async () => {
  process.stderr.isTTY = false;
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { pages, draw } = pagesOf('[Two](./two.mdx)', 1, doc('two'));
  for (const page of pages) {
    await draw(page);
    expect(write).not.toHaveBeenCalled();
    for (const times of [1, 2]) {
      page.remove('two');
      await draw(page);
      await draw(page);
      expect(write).toHaveBeenCalledTimes(times);
      page.add(doc('two'));
      await draw(page);
    }
  }
  expect(write).toHaveBeenLastCalledWith(
    expect.stringContaining('docs/one.mdx:1:1 The link ./two.mdx leads to no page'),
  );
});
