import { findTrail, withBranches } from '../src/sidebar';
import { sidebarAt, sidebarItemsOf } from '../../../__tests__/support/sidebar';

const written = [
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
const sidebar = sidebarItemsOf(written);

const labels = (path: string) => findTrail(sidebar, path).map(({ label }) => label);

describe('findTrail', () => {
  test('returns the path from the top to the page, with the page last', () => {
    expect(labels('/docs/scripting/node-scripts')).toEqual(['Guides', 'Scripting', 'Node scripts']);
  });

  test('ends at a category if that is the page', () => {
    expect(labels('/docs/scripting')).toEqual(['Guides', 'Scripting']);
  });

  test('finds a page at the top level only', () => {
    expect(labels('/docs')).toEqual(['Introduction']);
  });

  test('ignores a trailing slash', () => {
    expect(labels('/docs/snapping/')).toEqual(['Guides', 'Snapping']);
  });

  test('is empty for a page that is not in the sidebar', () => {
    expect(labels('/docs/elsewhere')).toEqual([]);
  });
});

describe('withBranches', () => {
  const withThoseOf = (path: string) => {
    const { rows, branches } = sidebarAt(path, written);
    return withBranches(rows, branches);
  };

  test('fills the categories above a page, at any depth', () => {
    const trail = findTrail(withThoseOf('/docs/scripting/node-scripts'), '/docs/scripting/node-scripts');
    expect(trail.map(({ label }) => label)).toEqual(['Guides', 'Scripting', 'Node scripts']);
  });

  test('leaves the items of other categories undefined', () => {
    const [, guides] = withThoseOf('/docs');
    expect(guides).toMatchObject({ label: 'Guides', link: '/docs/snapping', isCategory: true });
    expect(guides).not.toHaveProperty('items');
  });
});
