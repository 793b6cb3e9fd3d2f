import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typeDefs } from '../../gatsby/sections/api/types';
import { commit } from '../support/hosts/commit';
import { freePort } from '../../scripts/support/free-port.cjs';
import { makeSiteCopy, type DevServer, type SiteCopy } from '../support/hosts/site-copy';
import { expect, test } from '../support/test';

const texts = ['README.md', 'contributing/data.md'].map((file) => readFileSync(file, 'utf8'));
const queries = [...texts.join('\n').matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query = '']) => query);

/** The types that the sections declare, without SiteSiteMetadata: Gatsby declares it itself, and the first description of a type wins. */
const declared = readdirSync('gatsby/sections', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .concat(typeDefs)
  .flatMap((text) => [...text.matchAll(/^ {2}(?:type|interface) (\w+)[^\n]*\{$/gm)])
  .map(([, name = '']) => name)
  .filter((name) => name !== 'SiteSiteMetadata');
const ours = [...new Set(declared)];

let site: SiteCopy;
let server: DevServer | undefined;
let endpoint: string;

test.beforeAll(async () => {
  site = makeSiteCopy();
  commit(site.folder, ['content'], '2025-01-31T23:30:00+00:00');
  site.write('content/docs/faq.mdx', readFileSync('content/docs/faq.mdx', 'utf8').trimEnd());
  commit(site.folder, ['content/docs/faq.mdx'], '2025-03-01T00:30:00+02:00');
  site.write('content/docs/unfinished.mdx', '---\ntitle: Unfinished\ndraft: true\n---\n\nA draft.\n');
  const port = await freePort();
  server = await site.develop(port);
  endpoint = `http://127.0.0.1:${port}/___graphql`;
});
test.afterAll(async () => {
  await server?.stop();
  site.remove();
});

async function run<Data = Record<string, unknown>>(query: string): Promise<{ data: Data | null; errors?: unknown[] }> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return response.json();
}

test('the API returns its classes, their base classes, and the origin of their members', async () => {
  const { data, errors } = await run(
    '{ allApiClass { nodes { name extends { name } members { name inheritedFrom { name } } } } }',
  );
  expect(errors).toBeUndefined();
  const text = JSON.stringify(data);
  const pages = readdirSync('dist/docs/api/classes').filter((file) => file.endsWith('.html'));
  expect(text.match(/"members":/g)).toHaveLength(pages.length);
  expect(text).toContain('"name":"CircleNode","extends":{"name":"BodyNode"}');
  expect(text).toContain('{"name":"friction","inheritedFrom":{"name":"BodyNode"}}');
  expect(text).toContain('{"name":"radius","inheritedFrom":null}');
});

test('members of one kind only', async () => {
  const { data } = await run(
    '{ apiClass(name: { eq: "CircleNode" }) { all: members { kind } members(kinds: [METHOD, EVENT]) { kind } } }',
  );
  const { all, members } = Object(data?.['apiClass']);
  const wanted = all.filter(({ kind }: { kind: string }) => kind === 'METHOD' || kind === 'EVENT');
  expect(wanted.length).toBeLessThan(all.length);
  expect(members).toEqual(wanted);
});

test('dates obey their arguments, whether they are in a file or from Git, and sort and filter by time', async () => {
  const { data, errors } = await run(`{
    allDoc(sort: { lastUpdated: DESC }, limit: 2) {
      nodes {
        id
        lastUpdated
        day: lastUpdated(formatString: "D MMMM YYYY")
        german: lastUpdated(formatString: "LL", locale: "de")
        ago: lastUpdated(fromNow: true)
        years: lastUpdated(difference: "years")
      }
    }
    late: allContent(filter: { lastUpdated: { gt: "2025-02-01" } }) { totalCount }
    release(month: { eq: "2025-11" }) { month(formatString: "MMMM YYYY") }
    featureRequest { since(formatString: "YYYY") }
  }`);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    allDoc: {
      nodes: [
        // A text that is not committed.
        { id: 'unfinished', lastUpdated: null, day: null, ago: null },
        {
          ...{ id: 'faq', lastUpdated: '2025-02-28T22:30:00Z', day: '28 February 2025', german: '28. Februar 2025' },
          ...{ ago: expect.stringMatching(/ ago$/), years: expect.stringMatching(/^\d+$/) },
        },
      ],
    },
    late: { totalCount: 1 },
    release: { month: 'November 2025' },
    featureRequest: { since: expect.stringMatching(/^\d{4}$/) },
  });
});

test('live scenes are those of scenes.json, found by class, by page and from their page', async () => {
  const { data, errors } = await run<{
    allLiveScene: { nodes: { path: string; code: string }[] };
    springs: { nodes: { path: string }[] };
    onPage: { nodes: { path: string }[] };
    allContent: { nodes: { path: string; scenes: { path: string; page: { path: string } }[] }[] };
  }>(`{
    allLiveScene { nodes { path code poster { src } parameters { name } } }
    springs: allLiveScene(filter: { uses: { elemMatch: { name: { eq: "SpringNode" } } } }) { nodes { path } }
    onPage: allLiveScene(filter: { page: { path: { eq: "/docs/scripting" } } }) { nodes { path } }
    allContent { nodes { path scenes { path page { path } } } }
  }`);
  expect(errors).toBeUndefined();
  const { scenes }: { scenes: { address: string; code: string; symbols: string[] }[] } = JSON.parse(
    readFileSync('dist/scenes.json', 'utf8'),
  );
  const pathOf = ({ address }: { address: string }) => address.replace(/^https?:\/\/[^/]+/, '');
  const sorted = (nodes: readonly { path: string }[] = []) => nodes.map(({ path }) => path).sort();

  expect(sorted(data?.allLiveScene.nodes)).toEqual(scenes.map(pathOf).sort());
  const codes = new Map(data?.allLiveScene.nodes.map(({ path, code }) => [path, code]));
  expect(scenes.filter((scene) => codes.get(pathOf(scene)) !== scene.code)).toEqual([]);
  const withSprings = scenes.filter(({ symbols }) => symbols.includes('SpringNode'));
  expect(withSprings.length).toBeGreaterThan(1);
  expect(sorted(data?.springs.nodes)).toEqual(withSprings.map(pathOf).sort());
  const pages = data?.allContent.nodes.filter((page) => page.scenes.length > 0) ?? [];
  expect(pages.filter(({ path, scenes: own }) => own.some(({ page }) => page.path !== path))).toEqual([]);
  expect(data?.onPage.nodes.length).toBeGreaterThan(0);
  expect(sorted(data?.onPage.nodes)).toEqual(sorted(pages.find(({ path }) => path === '/docs/scripting')?.scenes));
});

test('every query of README and data.md returns data, one of them that of the API', async () => {
  expect(queries.length).toBeGreaterThanOrEqual(5);
  expect(queries.join()).toContain('allApiClass');
  for (const query of queries) {
    const { data, errors } = await run(query);
    expect({ query, errors }).toEqual({ query, errors: undefined });
    for (const value of Object.values(data ?? {})) {
      const isEmptyList = typeof value === 'object' && value !== null && 'nodes' in value && String(value.nodes) === '';
      expect({ query, value, isEmptyList }).toEqual({ query, value: expect.anything(), isEmptyList: false });
    }
  }
});

test('the plugins return the usual data: pictures, and front matter, contents and excerpt of texts', async () => {
  const { data, errors } = await run(`{
    allSitePlugin { nodes { name } }
    allFile(filter: { extension: { eq: "png" } }, limit: 1) {
      nodes { childImageSharp { gatsbyImageData(width: 1030) } }
    }
    mdx(internal: { contentFilePath: { regex: "/docs/faq.mdx$/" } }) {
      frontmatter { title }
      tableOfContents
      excerpt
    }
    allMdx { nodes { excerpt tableOfContents internal { contentFilePath } } }
  }`);
  expect(errors).toBeUndefined();
  const { allSitePlugin, allFile, mdx, allMdx } = Object(data);
  expect(allSitePlugin.nodes.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining([
      ...['gatsby-source-filesystem', 'gatsby-plugin-mdx'],
      ...['gatsby-plugin-image', 'gatsby-plugin-sharp', 'gatsby-transformer-sharp'],
    ]),
  );
  const [{ childImageSharp }] = allFile.nodes;
  const { images } = childImageSharp.gatsbyImageData;
  expect(images.fallback.srcSet).toMatch(/ 640w,\s.* 1030w$/);
  expect(images.sources.map(({ type }: { type: string }) => type)).toEqual(['image/avif', 'image/webp']);
  const text = readFileSync('content/docs/faq.mdx', 'utf8');
  expect(text).toContain(`title: ${mdx.frontmatter.title}`);
  expect(text).toContain(`## ${mdx.tableOfContents.items[0].title}`);
  expect(mdx.excerpt.length).toBeGreaterThan(60);
  const questions = mdx.tableOfContents.items.flatMap(({ items }: { items: object[] }) => items);
  expect(questions).toContainEqual({
    url: '#does-it-work-on-phones',
    title: 'Does it work on phones and tablets?',
  });
  const isUnread = (node: Record<string, unknown>): boolean => Object.values(node).includes(null);
  expect(allMdx.nodes.filter(isUnread)).toEqual([]);
});

test('a draft is one of the docs in develop, and marked as such', async () => {
  const { data } = await run('{ docsVersion { draftIds } doc(id: { eq: "unfinished" }) { title draft } }');
  expect(data).toEqual({
    docsVersion: { draftIds: ['unfinished'] },
    doc: { title: 'Unfinished (draft)', draft: true },
  });
});

test('every type and field of ours has a description', async () => {
  const { data } = await run('{ __schema { types { name description fields { name description } } } }');
  expect(ours.length).toBeGreaterThan(20);
  const fromGatsby = ['id', 'parent', 'children', 'internal'];
  const { types } = Object(data?.['__schema']);
  const found = types.filter(({ name }: { name: string }) => ours.includes(name));
  expect(found.map(({ name }: { name: string }) => name).sort()).toEqual([...ours].sort());
  const silent = found.flatMap(
    (type: { name: string; description: string | null; fields: { name: string; description: string | null }[] }) => [
      ...(type.description ? [] : [type.name]),
      ...type.fields
        .filter(({ name, description }) => !description && !fromGatsby.includes(name))
        .map(({ name }) => `${type.name}.${name}`),
    ],
  );
  expect(silent).toEqual([]);
});
