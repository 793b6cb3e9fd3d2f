import { findTrail, firstPath, type SidebarEntry } from '../../src/lib/sidebar';

const sidebar: SidebarEntry[] = [
  { label: 'Introduction', path: '/docs' },
  {
    label: 'Guides',
    path: null,
    items: [
      { label: 'Snapping', path: '/docs/snapping' },
      {
        label: 'Scripting',
        path: '/docs/scripting',
        items: [{ label: 'Node scripts', path: '/docs/scripting/node-scripts' }],
      },
    ],
  },
];

const labels = (path: string) => findTrail(sidebar, path).map(({ label }) => label);

describe('findTrail', () => {
  test('gives the way from the top to the page, the page last', () => {
    expect(labels('/docs/scripting/node-scripts')).toEqual(['Guides', 'Scripting', 'Node scripts']);
  });

  test('ends at a category that is a page itself', () => {
    expect(labels('/docs/scripting')).toEqual(['Guides', 'Scripting']);
  });

  test('finds a page at the top alone', () => {
    expect(labels('/docs')).toEqual(['Introduction']);
  });

  test('overlooks a slash at the end of the path', () => {
    expect(labels('/docs/snapping/')).toEqual(['Guides', 'Snapping']);
  });

  test('is empty for a page that is not in the sidebar', () => {
    expect(labels('/docs/elsewhere')).toEqual([]);
  });
});

describe('firstPath', () => {
  test('is the address of an entry that has one', () => {
    expect(firstPath({ label: 'A', path: '/a', items: [{ label: 'B', path: '/b' }] })).toBe('/a');
  });

  test('is the address of the first page inside an entry without one', () => {
    const empty = { label: 'Empty', path: null, items: [] };
    const deep = { label: 'Deep', path: null, items: [{ label: 'Page', path: '/page' }] };
    const other = { label: 'Other', path: '/other' };
    expect(firstPath({ label: 'Top', path: null, items: [empty, deep, other] })).toBe('/page');
  });

  test('is null where there is no page at all', () => {
    expect(firstPath({ label: 'Top', path: null })).toBeNull();
  });
});
