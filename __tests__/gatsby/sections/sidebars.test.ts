import {
  branchesByPath,
  placedItems,
  sidebarDocs,
  sidebarEntries,
  sidebarItems,
} from '../../../gatsby/sections/sidebars';

const PAGES = new Map([
  ['index', { title: 'Introduction', path: '/docs' }],
  ['tools', { title: 'Tools', path: '/docs/tools' }],
  ['tools/pen', { title: 'Pen', path: '/docs/tools/pen' }],
  ['faq', { title: 'FAQ', path: '/docs/faq' }],
]);

const itemsOf = (entries: Parameters<typeof sidebarEntries>[0]) =>
  sidebarItems(sidebarEntries(entries), (doc) => PAGES.get(doc) ?? null);

const pen = { label: 'Pen', path: '/docs/tools/pen', items: [] };

describe('sidebarEntries', () => {
  test('gives pages and categories one form', () => {
    expect(
      sidebarEntries([
        { doc: 'index' },
        { doc: 'faq', label: 'Questions' },
        { category: 'Tools', doc: 'tools', items: [{ category: 'Drawing', items: [{ doc: 'tools/pen' }] }] },
      ]),
    ).toEqual([
      { label: null, doc: 'index', items: [] },
      { label: 'Questions', doc: 'faq', items: [] },
      {
        label: 'Tools',
        doc: 'tools',
        items: [{ label: 'Drawing', doc: null, items: [{ label: null, doc: 'tools/pen', items: [] }] }],
      },
    ]);
  });
});

describe('sidebarDocs', () => {
  test('lists pages in reading order, a category before what is in it', () => {
    const entries = sidebarEntries([
      { doc: 'index' },
      { category: 'Tools', doc: 'tools', items: [{ category: 'Drawing', items: [{ doc: 'tools/pen' }] }] },
      { category: 'Empty', items: [] },
      { doc: 'faq' },
    ]);
    expect(sidebarDocs(entries)).toEqual(['index', 'tools', 'tools/pen', 'faq']);
  });

  test('of nothing is nothing', () => {
    expect(sidebarDocs([])).toEqual([]);
  });
});

describe('sidebarItems', () => {
  test('gives a page its title and address', () => {
    expect(itemsOf([{ doc: 'index' }, { doc: 'faq' }])).toEqual([
      { label: 'Introduction', path: '/docs', items: [] },
      { label: 'FAQ', path: '/docs/faq', items: [] },
    ]);
  });

  test('puts the API reference where the file has it', () => {
    const entries = sidebarEntries([{ category: 'API', items: [{ doc: 'faq' }, { reference: 'api' }] }]);
    const reference = [
      { label: 'Classes', path: null, items: [{ label: 'Node', path: '/docs/api/classes/Node', items: [] }] },
    ];
    expect(sidebarDocs(entries)).toEqual(['faq']);
    expect(sidebarItems(entries, (doc) => PAGES.get(doc) ?? null, reference)).toEqual([
      { label: 'API', path: null, items: [{ label: 'FAQ', path: '/docs/faq', items: [] }, ...reference] },
    ]);
  });

  test('gives a page the label of the file, if there is one', () => {
    expect(itemsOf([{ doc: 'faq', label: 'Questions' }])).toEqual([
      { label: 'Questions', path: '/docs/faq', items: [] },
    ]);
  });

  test('gives a category with a page the label of the category and the address of the page', () => {
    expect(itemsOf([{ category: 'All tools', doc: 'tools', items: [{ doc: 'tools/pen' }] }])).toEqual([
      { label: 'All tools', path: '/docs/tools', items: [pen] },
    ]);
  });

  test('gives a category without a page no address', () => {
    expect(itemsOf([{ category: 'Drawing', items: [{ doc: 'tools/pen' }] }])).toEqual([
      { label: 'Drawing', path: null, items: [pen] },
    ]);
  });

  test('leaves out pages that are not there', () => {
    expect(itemsOf([{ doc: 'draft' }, { doc: 'draft', label: 'Soon' }, { doc: 'tools/pen' }])).toEqual([pen]);
  });

  test('leaves out empty categories, however deep', () => {
    expect(
      itemsOf([
        { category: 'API', items: [] },
        { category: 'Soon', items: [{ doc: 'draft' }, { category: 'Later', items: [{ doc: 'draft' }] }] },
      ]),
    ).toEqual([]);
  });

  test('keeps an empty category that has a page', () => {
    expect(itemsOf([{ category: 'Tools', doc: 'tools', items: [] }])).toEqual([
      { label: 'Tools', path: '/docs/tools', items: [] },
    ]);
  });

  test('keeps a category whose own page is not there while it has others', () => {
    expect(itemsOf([{ category: 'Tools', doc: 'draft', items: [{ doc: 'tools/pen' }] }])).toEqual([
      { label: 'Tools', path: null, items: [pen] },
    ]);
  });
});

describe('placedItems', () => {
  const guides = { label: 'Guides', path: null, items: [{ label: 'Drawing', path: null, items: [pen] }] };
  const [introduction, category] = placedItems([{ label: 'Introduction', path: '/docs', items: [] }, guides], 'docs');

  test('names items by their place', () => {
    expect(introduction?.id).toBe('docs/0');
    expect(category?.items[0]?.items[0]?.id).toBe('docs/1/0/0');
  });

  test('lead to their page, or to the first page inside them', () => {
    expect(introduction).toMatchObject({ link: '/docs', isCategory: false });
    expect(category).toMatchObject({ path: null, link: '/docs/tools/pen', isCategory: true });
  });
});

describe('branchesByPath', () => {
  const tools = { label: 'Tools', path: '/docs/tools', items: [pen, { label: 'FAQ', path: '/docs/faq', items: [] }] };
  const branches = branchesByPath(
    placedItems(
      [
        { label: 'Introduction', path: '/docs', items: [] },
        { label: 'All', path: null, items: [tools] },
      ],
      's',
    ),
  );

  test('gives a page the rows of each category on the way to it', () => {
    const rowsOfAll = [{ id: 's/1/0', label: 'Tools', path: '/docs/tools', link: '/docs/tools', isCategory: true }];
    expect(Object.keys(branches.get('/docs/faq') ?? {})).toEqual(['s/1', 's/1/0']);
    expect(branches.get('/docs/faq')?.['s/1']).toEqual(rowsOfAll);
    expect(branches.get('/docs/tools')?.['s/1/0']?.map(({ label }) => label)).toEqual(['Pen', 'FAQ']);
  });

  test('gives nothing to pages at the top', () => {
    expect(branches.has('/docs')).toBe(false);
  });
});
