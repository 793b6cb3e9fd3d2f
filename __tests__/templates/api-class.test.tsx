import { render, screen, within } from '@testing-library/react';
import ApiClassTemplate from '../../src/templates/api/class';
import type { Neighbours } from '../../src/components/layout/page/pager';
import { stubIntersectionObserver } from '../islands/observer';
import { setStaticData } from '../support/gatsby';
import { sidebarItemsOf } from '../support/sidebar';

const named = (name: string) => ({ name, path: `/docs/api/classes/${name}` });

const apiClass: NonNullable<Queries.ApiClassPageQuery['apiClass']> = {
  ...named('BodyNode'),
  summaryText: 'A rigid body.',
  description: '<p>A rigid body. It falls.</p>',
  isAbstract: true,
  deprecated: null,
  ancestors: [
    { ...named('MetaObject'), mixins: [] },
    { ...named('Node'), mixins: [] },
  ],
  extendedBy: [named('CircleNode'), named('GearNode')],
  mixins: [named('TextMixin')],
  mixedInto: [],
  examples: [],
  usedIn: [],
  members: [],
  usedBy: [
    { symbol: named('JointNode'), member: 'bodyA', path: '/docs/api/classes/JointNode#bodyA' },
    { symbol: named('JointNode'), member: 'bodyB', path: '/docs/api/classes/JointNode#bodyB' },
  ],
  source: { file: 'packages/runtime/src/body-node.ts', line: 3, url: 'https://code.example/body-node.ts#L3' },
};
const neighbours: Neighbours = { previous: { title: 'Asset', path: '/docs/api/classes/Asset' }, next: null };

const renderClass = (changes: Partial<typeof apiClass> = {}) =>
  render(<ApiClassTemplate data={{ apiClass: { ...apiClass, ...changes } }} pageContext={neighbours} />);

beforeEach(() => {
  stubIntersectionObserver({ inView: true });
  const classes = { label: 'Classes', path: null, items: [{ label: 'BodyNode', path: apiClass.path }] };
  setStaticData({
    allSidebar: {
      nodes: [{ name: 'tutorialSidebar', items: sidebarItemsOf([{ label: 'API', path: null, items: [classes] }]) }],
    },
  });
});

test('shows the class under its name, in the hierarchy, with the members that use it, its neighbours and its code', () => {
  renderClass();
  expect(screen.getByRole('heading', { level: 1, name: 'BodyNode' })).toBeInTheDocument();
  expect(screen.getByText('A rigid body. It falls.')).toBeInTheDocument();
  expect(screen.getByText('Abstract class')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent('APIClassesBodyNode');
  const tree = within(screen.getByRole('navigation', { name: 'Hierarchy' }));
  const above = tree.getAllByRole('link').map(({ textContent }) => textContent);
  expect(above).toEqual(['MetaObject', 'Node', 'TextMixin', 'CircleNode', 'GearNode']);
  expect(tree.getByText('BodyNode')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'bodyA' })).toHaveAttribute('href', '/docs/api/classes/JointNode#bodyA');
  expect(screen.getAllByRole('link', { name: 'JointNode' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Previous\s*Asset$/ })).toHaveAttribute('href', '/docs/api/classes/Asset');
  expect(screen.getByRole('link', { name: 'body-node.ts:3' })).toHaveAttribute('href', apiClass.source.url);
});

test('has an example if there is one', () => {
  const { unmount } = renderClass();
  expect(screen.queryByRole('heading', { name: /^Example/ })).not.toBeInTheDocument();
  unmount();
  renderClass({ examples: [{ member: null, html: '<pre>new editor.CircleNode()</pre>' }] });
  expect(screen.getByRole('heading', { name: /^Example/ })).toBeInTheDocument();
  expect(screen.getByText('new editor.CircleNode()')).toBeInTheDocument();
});

test('a mixin lists the classes that have its members', () => {
  renderClass({ mixedInto: [named('BodyNode'), named('TextNode')], ancestors: [], extendedBy: [], mixins: [] });
  expect(screen.getByText('Mixin')).toBeInTheDocument();
  expect(screen.getByText(/^Mixed into/)).toHaveTextContent('Mixed into BodyNode, TextNode');
  expect(screen.queryByRole('navigation', { name: 'Hierarchy' })).not.toBeInTheDocument();
});
