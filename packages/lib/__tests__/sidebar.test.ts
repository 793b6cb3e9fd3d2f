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

/** The sidebar as a page has it. */
function sidebarOf(path: string) {
  const { rows, branches } = sidebarAt(path, written);
  return withBranches(rows, branches);
}

test.each([
  ['/docs/scripting/node-scripts', ['Guides', 'Scripting', 'Node scripts']],
  ['/docs/scripting', ['Guides', 'Scripting']],
  ['/docs', ['Introduction']],
  ['/docs/snapping/', ['Guides', 'Snapping']],
  ['/docs/elsewhere', []],
])('the trail of %s is %j, from the top, in the whole sidebar and in that of the page', (path, trail) => {
  for (const sidebar of [sidebarItemsOf(written), sidebarOf(path.replace(/\/$/, ''))]) {
    expect(findTrail(sidebar, path).map(({ label }) => label)).toEqual(trail);
  }
});

test('the items of categories that are not above a page are undefined', () => {
  const [, guides] = sidebarOf('/docs');
  expect(guides).toMatchObject({ label: 'Guides', link: '/docs/snapping', isCategory: true });
  expect(guides).not.toHaveProperty('items');
});
