import { findTrail, withBranches, type SidebarRow } from '../src/sidebar';

const page = (id: string, label: string, path: string) => ({ id, label, path, link: path, isCategory: false });

const rows: readonly SidebarRow[] = [
  page('docs/0', 'Introduction', '/docs'),
  { ...page('docs/1', 'Guides', '/docs/snapping'), path: null, isCategory: true },
];
const guides = [
  page('docs/1/0', 'Snapping', '/docs/snapping'),
  { ...page('docs/1/1', 'Scripting', '/docs/scripting'), isCategory: true },
];
const scripting = [page('docs/1/1/0', 'Node scripts', '/docs/scripting/node-scripts')];

const whole = withBranches(rows, { 'docs/1': guides, 'docs/1/1': scripting });

test.each([
  ['/docs/scripting/node-scripts', ['Guides', 'Scripting', 'Node scripts']],
  ['/docs/scripting', ['Guides', 'Scripting']],
  ['/docs', ['Introduction']],
  ['/docs/snapping/', ['Guides', 'Snapping']],
  ['/docs/elsewhere', []],
])('the trail of %s is %j, from the top', (path, trail) => {
  expect(findTrail(whole, path).map(({ label }) => label)).toEqual(trail);
});

test('the items of categories that are not known are undefined', () => {
  expect(withBranches(rows, {})).toEqual(rows);
  expect(whole[1]?.items?.[0]).not.toHaveProperty('items');
});
