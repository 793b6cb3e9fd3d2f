import { sidebarDocs, sidebarEntries, sidebarItems } from '../../../gatsby/sections/sidebars';

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
