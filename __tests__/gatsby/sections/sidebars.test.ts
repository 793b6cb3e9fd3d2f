import { branchesByPath, placedItems, sidebarDocs, sidebarItems } from '../../../gatsby/sections/sidebars';

const PAGES = new Map([
  ['index', { title: 'Introduction', path: '/docs' }],
  ['tools', { title: 'Tools', path: '/docs/tools' }],
  ['tools/pen', { title: 'Pen', path: '/docs/tools/pen' }],
  ['faq', { title: 'FAQ', path: '/docs/faq' }],
]);

type Entries = Parameters<typeof sidebarItems>[0];
type SidebarItem = ReturnType<typeof sidebarItems>[number];

const item = (label: string, path: string | null, items: SidebarItem[] = []): SidebarItem => ({ label, path, items });
const pen = item('Pen', '/docs/tools/pen');
const onlyPen = [{ doc: 'tools/pen' }];

test('the pages of a sidebar are in reading order, a category before its items', () => {
  const entries = [
    { doc: 'index' },
    { category: 'Tools', doc: 'tools', items: [{ category: 'Drawing', items: [{ doc: 'tools/pen' }] }] },
    { category: 'Empty', items: [] },
    { doc: 'faq' },
  ];
  expect(sidebarDocs(entries)).toEqual(['index', 'tools', 'tools/pen', 'faq']);
});

describe('sidebarItems', () => {
  test.each<[string, Entries, SidebarItem[]]>([
    [
      'sets the title and address of a page',
      [{ doc: 'index' }, { doc: 'faq' }],
      [item('Introduction', '/docs'), item('FAQ', '/docs/faq')],
    ],
    ['uses the label in the file, if there is one', [{ doc: 'faq', label: 'Asked' }], [item('Asked', '/docs/faq')]],
    [
      'sets the address of a category to that of its page, and keeps its label',
      [{ category: 'All tools', doc: 'tools', items: onlyPen }],
      [item('All tools', '/docs/tools', [pen])],
    ],
    ['sets no address for a category without a page', [{ category: 'A', items: onlyPen }], [item('A', null, [pen])]],
    ['omits pages that do not exist', [{ doc: 'draft' }, { doc: 'draft', label: 'Soon' }, { doc: 'tools/pen' }], [pen]],
    [
      'omits empty categories at any depth',
      [
        { category: 'API', items: [] },
        { category: 'Soon', items: [{ doc: 'draft' }, { category: 'Later', items: [{ doc: 'draft' }] }] },
      ],
      [],
    ],
    ['keeps an empty category that has a page', [{ category: 'A', doc: 'faq', items: [] }], [item('A', '/docs/faq')]],
    [
      'keeps a category whose own page does not exist but which has other pages',
      [{ category: 'Tools', doc: 'draft', items: onlyPen }],
      [item('Tools', null, [pen])],
    ],
  ])('%s', (_, entries, items) => {
    expect(sidebarItems(entries, (doc) => PAGES.get(doc) ?? null)).toEqual(items);
  });

  test('inserts the API reference at its position in the file', () => {
    const entries: Entries = [{ category: 'API', items: [{ doc: 'faq' }, { reference: 'api' }] }];
    const reference = [item('Classes', null, [item('Node', '/docs/api/classes/Node')])];
    expect(sidebarDocs(entries)).toEqual(['faq']);
    expect(sidebarItems(entries, (doc) => PAGES.get(doc) ?? null, reference)).toEqual([
      item('API', null, [item('FAQ', '/docs/faq'), ...reference]),
    ]);
  });
});

describe('placedItems', () => {
  const guides = item('Guides', null, [item('Drawing', null, [pen])]);
  const [introduction, category] = placedItems([item('Introduction', '/docs'), guides], 'docs');

  test('names items by their position', () => {
    expect(introduction?.id).toBe('docs/0');
    expect(category?.items[0]?.items[0]?.id).toBe('docs/1/0/0');
  });

  test('lead to their page, or to the first page inside them', () => {
    expect(introduction).toMatchObject({ link: '/docs', isCategory: false });
    expect(category).toMatchObject({ path: null, link: '/docs/tools/pen', isCategory: true });
  });
});

describe('branchesByPath', () => {
  const tools = item('Tools', '/docs/tools', [pen, item('FAQ', '/docs/faq')]);
  const branches = branchesByPath(placedItems([item('Introduction', '/docs'), item('All', null, [tools])], 's'));

  test('lists the items of each category above a page', () => {
    const rowsOfAll = [{ id: 's/1/0', label: 'Tools', path: '/docs/tools', link: '/docs/tools', isCategory: true }];
    expect(Object.keys(branches.get('/docs/faq') ?? {})).toEqual(['s/1', 's/1/0']);
    expect(branches.get('/docs/faq')?.['s/1']).toEqual(rowsOfAll);
    expect(branches.get('/docs/tools')?.['s/1/0']?.map(({ label }) => label)).toEqual(['Pen', 'FAQ']);
  });

  test('has no entry for pages at the top level', () => {
    expect(branches.has('/docs')).toBe(false);
  });
});
