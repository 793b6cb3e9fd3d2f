import { readFileSync } from 'node:fs';
import { freePort } from './support/free-port';
import { makeSiteCopy, type SiteCopy } from './support/site-copy';

/** The queries that README.md shows, with the heading above each. */
const queries = [...readFileSync('README.md', 'utf8').matchAll(/```graphql\n([\s\S]*?)```/g)].map(
  ([, query = '']) => query,
);

let site: SiteCopy;
let stop: () => void;
let endpoint: string;

beforeAll(async () => {
  site = makeSiteCopy();
  site.write('content/docs/unfinished.mdx', '---\ntitle: Unfinished\ndraft: true\n---\n\nA draft.\n');
  const port = await freePort();
  stop = await site.develop(port);
  endpoint = `http://localhost:${port}/___graphql`;
}, 240_000);
afterAll(() => {
  stop();
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

test('the README shows five queries', () => {
  expect(queries).toHaveLength(5);
});

test('every query of the README answers with data', async () => {
  for (const query of queries) {
    const { data, errors } = await run(query);
    expect({ query, errors }).toEqual({ query, errors: undefined });
    for (const value of Object.values(data ?? {})) {
      const isEmptyList = typeof value === 'object' && value !== null && 'nodes' in value && String(value.nodes) === '';
      expect({ query, value, isEmptyList }).toEqual({ query, value: expect.anything(), isEmptyList: false });
    }
  }
});

test('a draft is among the docs in develop, and known as one', async () => {
  const { data } = await run('{ docsVersion { draftIds } doc(id: { eq: "unfinished" }) { title draft } }');
  expect(data).toEqual({
    docsVersion: { draftIds: ['unfinished'] },
    doc: { title: 'Unfinished', draft: true },
  });
});

// SiteSiteMetadata is left out: Gatsby declares that type itself, and a type's first description wins.
test('every type and field of ours says what it is', async () => {
  const { data } = await run('{ __schema { types { name description fields { name description } } } }');
  const ours = [
    'SiteLinks',
    'NavbarItem',
    'FooterColumn',
    'FooterLink',
    'Locale',
    'Content',
    'Heading',
    'ContentFault',
    'Picture',
    'PictureSource',
    'Sidebar',
    'SidebarItem',
    'DocsVersion',
    'Doc',
    'BlogPost',
    'BlogTag',
    'BlogAuthor',
    'CommunityPage',
    'Release',
    'ShowcaseItem',
    'ShowcaseFilter',
    'FeatureRequest',
    'FeatureRequestStatus',
  ];
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
