import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteOutput } from '../../../../gatsby/output/site-build';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { markdownPages } from '../../../../gatsby/output/machine-readers/markdown-pages';
import { writeLlms } from '../../../../gatsby/output/machine-readers/write-llms';
import { writeAlternates } from '../../../../gatsby/output/machine-readers/write-alternates';
import { siteOf } from '../../../support/build';

type Nodes = Readonly<Record<string, readonly object[]>>;

const symbol = (name: string, kind: string) => ({
  name,
  path: `/docs/api/${kind}/${name}`,
  summaryText: `What ${name} is.`,
  markdown: `# ${name}`,
});
const page = (path: string, title: string, extra: object = {}) => ({
  id: path,
  path,
  title,
  description: `About\n${title}.`,
  markdown: `# ${title}`,
  ...extra,
});

const NODES: Nodes = {
  Doc: [
    page('/docs', 'Start', { id: 'index' }),
    page('/docs/api', 'API', { id: 'api' }),
    page('/docs/faq', 'FAQ'),
    page('/docs/zoo', 'A *zoo* [b]'),
  ],
  ApiClass: [symbol('Scene', 'classes'), symbol('Asset', 'classes')],
  ApiEnum: [symbol('Kind', 'enums')],
  ApiInterface: [symbol('IFilter', 'interfaces')],
  ApiShape: [
    { name: 'Point', markdown: '### Point' },
    { name: 'Colour', markdown: '### Colour' },
  ],
  BlogPost: [page('/blog/graphs', 'Graphs', { date: '2025-11-09', authors: [{ name: 'Ada' }, { name: 'Grace' }] })],
  CommunityPage: [
    page('/community/changelog', 'Changelog', { id: 'community:changelog' }),
    page('/community/support', 'Support'),
  ],
  ShowcaseItem: [page('/showcase#wave', 'Wave'), page('/showcase#car', 'Car')],
  Release: [{ month: '2025-11', added: ['`a` and b'], changed: [], fixed: ['c'] }],
};
const SIDEBARS = [
  { items: [{ path: '/docs' }, { path: null, items: [{ path: '/docs/zoo' }, { path: '/docs/api' }] }, { path: '/x' }] },
];

/** A site with folders for the pages of `nodes`, which answers queries for all nodes of a type. */
function siteWith(nodes: Nodes, changes: Partial<SiteOutput> = {}): SiteOutput {
  const folders = ['docs/api/classes', 'docs/api/enums', 'docs/api/interfaces', 'blog', 'community'];
  const files = Object.fromEntries(folders.map((path) => [`${path}/page.html`, '']));
  const answer = (text: string): unknown => {
    if (text.includes('docsVersion')) return { docsVersion: { sidebars: SIDEBARS } };
    const [, alias, type = ''] = /(?:(\w+): )?all([A-Z]\w*)/.exec(text) ?? [];
    const [skip = 0, limit = Infinity] = ['skip', 'limit'].flatMap((name) => {
      const [, value] = new RegExp(`${name}: (\\d+)`).exec(text) ?? [];
      return value === undefined ? [] : [Number(value)];
    });
    return { [alias ?? `all${type}`]: { nodes: (nodes[type] ?? []).slice(skip, skip + limit) } };
  };
  const query: SiteOutput['query'] = (text) => Promise.resolve(JSON.parse(JSON.stringify(answer(text))));
  return { ...siteOf({ files }), query, ...changes };
}

const read = ({ folder }: SiteOutput, file: string): string => readFileSync(join(folder, file), 'utf8');

test('every text page has an alternate, which ends with its address', async () => {
  const site = siteWith(NODES, { pathPrefix: '/folder' });
  await writeAlternates(site);
  expect(filesBelow(site.folder).filter((file) => file.endsWith('.md'))).toEqual([
    '404.md',
    'blog/graphs.md',
    'community/changelog.md',
    'community/support.md',
    'docs.md',
    'docs/api.md',
    'docs/api/classes/Asset.md',
    'docs/api/classes/Scene.md',
    'docs/api/enums/Kind.md',
    'docs/api/interfaces/IFilter.md',
    'docs/api/modules.md',
    'docs/faq.md',
    'docs/zoo.md',
    'showcase.md',
  ]);
  expect(read(site, 'showcase.md')).toContain('# Car\n\n# Wave\n\n---');
  expect(read(site, 'docs/faq.md')).toBe(`# FAQ\n\n---\n\nSource: ${site.settings.url}/folder/docs/faq\n`);
});

test('a single page can be requested by its address', async () => {
  const asked: string[] = [];
  const site = siteWith(NODES);
  const query: SiteOutput['query'] = (text) => {
    asked.push(text);
    return site.query(text);
  };
  const pages = markdownPages({ ...site, query }, '/docs/faq');
  await pages.next();
  expect(asked.join()).toContain('filter: { path: { eq: "/docs/faq" } }');
});

test('alternates include what their pages show in addition to the text', async () => {
  const site = siteWith(NODES);
  await writeAlternates(site);
  expect(read(site, 'docs/api.md')).toContain('# API\n\n## Shared shapes\n\n### Colour\n\n### Point\n\n---');
  expect(read(site, 'blog/graphs.md')).toContain('Published on 9 November 2025 by Ada, Grace.');
  expect(read(site, 'community/changelog.md')).toContain(
    '## November 2025\n\n### Added\n\n- `a` and b\n\n### Fixed\n\n- c\n\n---',
  );
  const index = read(site, 'docs/api/modules.md');
  expect(index.match(/^(?:#|- \[\w+).*/gm)?.map((line) => line.replace(/\(.*\)/, ''))).toEqual([
    '# API index',
    '## Classes',
    '- [Asset]: What Asset is.',
    '- [Scene]: What Scene is.',
    '## Enumerations',
    '- [Kind]: What Kind is.',
    '## Interfaces',
    '- [IFilter]: What IFilter is.',
  ]);
  expect(index).toContain(`[Asset](${site.settings.url}/docs/api/classes/Asset)`);
});

test('many pages are written in batches, each exactly once', async () => {
  const docs = Array.from({ length: 250 }, (_, at) => page(`/docs/page-${at}`, `Page ${at}`));
  const site = siteWith({ ...NODES, Doc: docs });
  await writeAlternates(site);
  expect(docs.map(({ path }) => read(site, `${path.slice(1)}.md`).split('\n')[0])).toEqual(
    docs.map(({ title }) => `# ${title}`),
  );
});

/** A site with its alternates and llms.txt. */
async function withLlms(nodes: Nodes, changes: Partial<SiteOutput> = {}) {
  const site = siteWith(nodes, changes);
  await writeAlternates(site);
  await writeLlms(site);
  return { site, text: read(site, 'llms.txt') };
}

test('llms.txt lists the alternates: docs as in the sidebar, the reference, posts; and the data files with their schemas', async () => {
  const { site, text } = await withLlms(NODES, { pathPrefix: '/folder' });
  const { title, description, url } = site.settings;
  expect(text.startsWith(`# ${title}\n\n> ${description}\n`)).toBe(true);
  expect(text.match(/^## .*/gm)).toEqual(['## Docs', '## API', '## Blog', '## Community', '## Showcase', '## Data']);
  expect(text).toContain(
    [
      '## Docs',
      '',
      `- [Start](${url}/folder/docs.md): About Start.`,
      `- [A \\*zoo\\* \\[b\\]](${url}/folder/docs/zoo.md): About A \\*zoo\\* \\[b].`,
      `- [API](${url}/folder/docs/api.md): About API.`,
      `- [FAQ](${url}/folder/docs/faq.md): About FAQ.`,
    ].join('\n'),
  );
  expect(text).toContain(`- [Showcase](${url}/folder/showcase.md): Wave, Car`);
  const reference = [...text.matchAll(/\/api\/(.*?)\.md/g)].map(([, path]) => path);
  expect(reference).toEqual(['modules', 'classes/Asset', 'classes/Scene', 'enums/Kind', 'interfaces/IFilter']);
  const [, data = ''] = text.split('## Data\n\n');
  expect(data.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^- \[scenes\.json\]\(.*\): Every live scene: .*\.$/),
    expect.stringMatching(/^- \[api\.json\]\(.*\): The scripting API: .*\.$/),
  ]);
  for (const name of ['scenes', 'scenes.schema', 'api', 'api.schema'])
    expect(data).toContain(`[${name}.json](${url}/folder/${name}.json)`);
});

test('llms-full.txt contains all texts in the same order', async () => {
  const { site, text } = await withLlms(NODES);
  const titles = read(site, 'llms-full.txt').match(/^# .*/gm);
  expect(titles?.slice(0, 6)).toEqual(['# Start', '# A *zoo* [b]', '# API', '# FAQ', '# API index', '# Asset']);
  expect(titles).toHaveLength(14);
  expect(text).toContain(`[llms-full.txt](${site.settings.url}/llms-full.txt)`);
});

test('llms-full.txt is omitted if it would be too long, and then nothing links to it', async () => {
  const long = page('/docs/faq', 'FAQ', { markdown: 'word '.repeat(1_000_000) });
  const { site, text } = await withLlms({ ...NODES, Doc: [long] });
  expect(filesBelow(site.folder)).not.toContain('llms-full.txt');
  expect(text).not.toContain('llms-full.txt');
});

test.each([
  [{ BlogPost: [], ShowcaseItem: [] }, ['Docs', 'API', 'Community', 'Data']],
  [{ Doc: [], ApiClass: [], ApiEnum: [], ApiInterface: [] }, ['Blog', 'Community', 'Showcase', 'Data']],
])('llms.txt leaves out a section without a page: %j', async (changes, labels) => {
  const { text } = await withLlms({ ...NODES, ...changes });
  expect([...text.matchAll(/^## (.*)$/gm)].map(([, label]) => label)).toEqual(labels);
});
