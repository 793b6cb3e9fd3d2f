import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/hosts/free-port';
import { makeSiteCopy, type DevServer, type SiteCopy } from '../support/hosts/site-copy';
import { expect, test } from '../support/test';

const queries = [...readFileSync('README.md', 'utf8').matchAll(/```graphql\n([\s\S]*?)```/g)].map(
  ([, query = '']) => query,
);

/** The types that the sections declare, without SiteSiteMetadata: Gatsby declares it itself, and the first description of a type wins. */
const ours = readdirSync('gatsby/sections', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .flatMap((entry) => [
    ...readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(/^ {2}(?:type|interface) (\w+)[^\n]*\{$/gm),
  ])
  .map(([, name = '']) => name)
  .filter((name) => name !== 'SiteSiteMetadata');

let site: SiteCopy;
let server: DevServer | undefined;
let endpoint: string;

test.beforeAll(async () => {
  site = makeSiteCopy();
  site.write('content/docs/unfinished.mdx', '---\ntitle: Unfinished\ndraft: true\n---\n\nA draft.\n');
  const port = await freePort();
  server = await site.develop(port);
  endpoint = `http://127.0.0.1:${port}/___graphql`;
});
test.afterAll(async () => {
  await server?.stop();
  site.remove();
});

async function run(query: string): Promise<{ data: Record<string, unknown> | null; errors?: unknown[] }> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return response.json();
}

test('the README contains queries, including one of the API', () => {
  expect(queries.length).toBeGreaterThanOrEqual(5);
  expect(queries.join()).toContain('allApiClass');
});

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

test('every query of the README returns data', async () => {
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
  }`);
  expect(errors).toBeUndefined();
  const { allSitePlugin, allFile, mdx } = Object(data);
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
