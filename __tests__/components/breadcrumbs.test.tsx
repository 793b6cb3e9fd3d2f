import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from '../../src/components/docs/breadcrumbs';

const trail = [
  { label: 'Guides', path: null },
  { label: 'Scripting', path: '/docs/scripting' },
  { label: 'Node scripts', path: '/docs/scripting/nodes' },
];

test('lists the pages from the home page to this one, linked except for this one and categories without a page', () => {
  render(<Breadcrumbs trail={trail} />);
  const landmark = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(landmark.querySelector(':scope > ol')?.textContent).toBe('GuidesScriptingNode scripts');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  const [home, ...others] = screen.getAllByRole('link');
  expect(home).toHaveAccessibleName('Home page');
  expect(home).toHaveAttribute('href', '/');
  expect(others.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Scripting', '/docs/scripting'],
  ]);
  expect(screen.getByText('Node scripts')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Guides')).not.toHaveAttribute('aria-current');
});

test('is not rendered for a page outside the sidebar', () => {
  const { container } = render(<Breadcrumbs trail={[]} />);
  expect(container).toBeEmptyDOMElement();
});
