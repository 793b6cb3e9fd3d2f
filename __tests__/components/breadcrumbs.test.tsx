import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from '../../src/components/docs/breadcrumbs';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'));

const trail = [
  { label: 'Guides', path: null },
  { label: 'Scripting', path: '/docs/scripting' },
  { label: 'Node scripts', path: '/docs/scripting/nodes' },
];

test('lists the pages from the home page to this one in an ordered list', () => {
  render(<Breadcrumbs trail={trail} />);
  const landmark = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(landmark.querySelector(':scope > ol')?.textContent).toBe('GuidesScriptingNode scripts');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  const [home] = screen.getAllByRole('link');
  expect(home).toHaveAccessibleName('Home page');
  expect(home).toHaveAttribute('href', '/');
});

test('links the pages above this one', () => {
  render(<Breadcrumbs trail={trail} />);
  expect(screen.getByRole('link', { name: 'Scripting' })).toHaveAttribute('href', '/docs/scripting');
  expect(screen.queryByRole('link', { name: 'Guides' })).not.toBeInTheDocument();
});

test('ends with this page, unlinked and marked as current', () => {
  render(<Breadcrumbs trail={trail} />);
  expect(screen.queryByRole('link', { name: 'Node scripts' })).not.toBeInTheDocument();
  expect(screen.getByText('Node scripts')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Guides')).not.toHaveAttribute('aria-current');
});

test('is not rendered for a page outside the sidebar', () => {
  const { container } = render(<Breadcrumbs trail={[]} />);
  expect(container).toBeEmptyDOMElement();
});
