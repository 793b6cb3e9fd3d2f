import type { Node } from 'gatsby';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '@physics-editor/lib/content/content-files';
import { contentId, contentPath } from '@physics-editor/lib/content/address';
import { onePageEach } from '../../../gatsby/sections/one-page-each';
import type { PagesArgs } from '../../../gatsby/sections/section';
import { temporaryFolder, type Files } from '@physics-editor/lib/testing/temporary-folder';
import { nodeOf } from '../../support/nodes';

const text = (fields = ''): string => `---\ntitle: A\n${fields}---\n\nText.\n`;
const slugIn = (source: string) => /^slug: (.*)$/m.exec(source)?.[1];

/** A site with posts and a list of them, whose nodes are made as Gatsby makes them: in any order. */
function siteWith(posts: Files) {
  const root = temporaryFolder(
    Object.fromEntries(Object.entries(posts).map(([path, post]) => [`content/${path}`, post])),
  );
  const files = contentFiles(root);
  const nodes = new Map<string, Node>();
  const sources = Object.keys(posts).flatMap((file) => [
    nodeOf(file, null, { internal: { type: 'File', owner: '', contentDigest: '' }, relativePath: file }),
    nodeOf(`mdx ${file}`, file),
  ]);
  /** What queries find: Gatsby stores nodes a moment after they are made. */
  let stored: [string, Node][] = [];
  const whenStored = async () => void (stored = [...nodes]);
  const made: string[] = [];
  const onCreateNode = ({ node: { parent } }: { node: Node }) => {
    const file = parent ?? '';
    made.push(file);
    const path = contentPath(file, slugIn(files.read(file)));
    nodes.set(contentId(file), nodeOf(contentId(file), `mdx ${file}`, { file, path }));
  };
  const createPages = async ({ actions }: PagesArgs) => {
    for (const [id, { path }] of stored)
      actions.createPage({ path: String(path), component: 'post.tsx', context: { id } });
    actions.createPage({ path: '/blog/archive', component: 'archive.tsx' });
    actions.createPage({ path: `/blog/count/${stored.length}`, component: 'list.tsx' });
  };
  const args = Object.assign(JSON.parse('{}'), {
    getNode: (id: string) => nodes.get(id) ?? sources.find((node) => node.id === id),
    getNodesByType: () => sources.filter(({ id }) => id.startsWith('mdx ')),
    actions: { deleteNode: ({ id }: Node) => nodes.delete(id) },
  });
  return {
    nodes,
    made,
    read: (file: string) => onCreateNode({ node: nodeOf(`mdx ${file}`, file) }),
    delete: (file: string) => rmSync(join(root, 'content', file)),
    pages: async () => {
      await whenStored();
      return onePageEach(args, [{ onCreateNode, createPages }], files, whenStored);
    },
  };
}

const pathsOf = (pages: readonly { path: string }[]) => pages.map(({ path }) => path).sort();

test.each([
  ['blog/a.mdx', 'blog/b.mdx'],
  ['blog/b.mdx', 'blog/a.mdx'],
])('an excluded file has no node, whichever comes first: %s', async (...order) => {
  const site = siteWith({ 'blog/a.mdx': text(), 'blog/b.mdx': text('slug: a\n') });
  for (const file of order) site.read(file);
  const { pages, excluded } = await site.pages();
  expect([...site.nodes.values()]).toMatchObject([{ file: 'blog/a.mdx', path: '/blog/a' }]);
  expect(pathsOf(pages)).toEqual(['/blog/a', '/blog/archive', '/blog/count/1']);
  expect(excluded).toMatchObject([{ file: 'content/blog/b.mdx' }]);
});

test('of two files with the same id, the first one has the node, even if the other is created last', async () => {
  const site = siteWith({ 'blog/a.mdx': text(), 'blog/a/index.mdx': text('slug: b\n') });
  for (const file of ['blog/a.mdx', 'blog/a/index.mdx']) site.read(file);
  expect(pathsOf((await site.pages()).pages)).toContain('/blog/a');
  expect(site.nodes.get('blog:a')?.['file']).toBe('blog/a.mdx');
});

test('a file has a page again after the other one is deleted', async () => {
  const site = siteWith({ 'blog/a.mdx': text(), 'blog/b.mdx': text('slug: a\n') });
  for (const file of ['blog/a.mdx', 'blog/b.mdx']) site.read(file);
  await site.pages();
  site.delete('blog/a.mdx');
  site.nodes.delete('blog:a');
  const { pages, excluded } = await site.pages();
  expect(excluded).toEqual([]);
  expect(pathsOf(pages)).toContain('/blog/a');
  expect(site.nodes.get('blog:b')?.['file']).toBe('blog/b.mdx');
});

test('a post at the address of a built-in page is in no list, and is not created repeatedly', async () => {
  const site = siteWith({ 'blog/archive.mdx': text(), 'blog/a.mdx': text() });
  for (const file of ['blog/archive.mdx', 'blog/a.mdx']) site.read(file);
  const { pages, excluded } = await site.pages();
  expect(pathsOf(pages)).toEqual(['/blog/a', '/blog/archive', '/blog/count/1']);
  expect(excluded).toMatchObject([{ file: 'content/blog/archive.mdx' }]);
  await site.pages();
  expect(site.made).toHaveLength(2);
});
