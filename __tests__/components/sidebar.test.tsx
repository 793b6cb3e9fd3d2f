import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { OpenCategoriesProvider } from '../../src/shell/open-categories';
import { Sidebar } from '../../src/components/docs/sidebar';
import type { SidebarEntry } from '../../src/lib/sidebar';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'));
jest.mock('react-dom/server', () => jest.requireActual('react-dom/server.node'));

const items: SidebarEntry[] = [
  { label: 'Introduction', path: '/docs' },
  { label: 'Scripting', path: '/docs/scripting', items: [{ label: 'Node scripts', path: '/docs/scripting/nodes' }] },
  {
    label: 'Guides',
    path: null,
    items: [
      { label: 'Snapping', path: '/docs/snapping' },
      { label: 'Mirroring', path: '/docs/mirroring' },
    ],
  },
];

const sidebarAt = (path: string) => (
  <OpenCategoriesProvider>
    <Sidebar label="Docs sidebar" items={items} path={path} />
  </OpenCategoriesProvider>
);

const sidebar = () => within(screen.getByRole('navigation', { name: 'Docs sidebar' }));

afterEach(() => document.body.replaceChildren());

const caret = (label: string) =>
  sidebar().getByRole('button', { name: `Toggle the collapsible sidebar category '${label}'` });

const pages = () =>
  sidebar()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('on narrow screens opens from a button without script', () => {
  render(sidebarAt('/docs'));
  const landmark = screen.getByRole('navigation', { name: 'Docs sidebar' });
  expect(landmark).toHaveAttribute('popover', 'auto');
  expect(landmark.id).not.toBe('');
  expect(screen.getByRole('button', { name: 'In this section' })).toHaveAttribute('popovertarget', landmark.id);
});

test.each(['/docs', '/docs/'])('at %s marks the current page alone', (path) => {
  render(sidebarAt(path));
  const current = sidebar()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Introduction']);
});

test('marks no page that is not in it', () => {
  render(sidebarAt('/docs/elsewhere'));
  for (const link of sidebar().getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current');
});

test('has closed categories at first', () => {
  render(sidebarAt('/docs'));
  expect(caret('Scripting')).toHaveAttribute('aria-expanded', 'false');
  expect(caret('Guides')).toHaveAttribute('aria-expanded', 'false');
  expect(pages()).toEqual(['Introduction', 'Scripting', 'Guides']);
});

test('opens and closes a category by hand', async () => {
  render(sidebarAt('/docs'));

  await userEvent.click(caret('Guides'));
  expect(caret('Guides')).toHaveAttribute('aria-expanded', 'true');
  expect(pages()).toEqual(['Introduction', 'Scripting', 'Guides', 'Snapping', 'Mirroring']);

  await userEvent.click(caret('Guides'));
  expect(caret('Guides')).toHaveAttribute('aria-expanded', 'false');
  expect(pages()).toEqual(['Introduction', 'Scripting', 'Guides']);
});

test('has the category open that holds the current page', () => {
  render(sidebarAt('/docs/mirroring'));
  expect(caret('Guides')).toHaveAttribute('aria-expanded', 'true');
  expect(caret('Scripting')).toHaveAttribute('aria-expanded', 'false');
  expect(sidebar().getByRole('link', { name: 'Mirroring' })).toHaveAttribute('aria-current', 'page');
});

test('has the category of the current page open in the HTML already, without script', () => {
  document.body.innerHTML = renderToStaticMarkup(sidebarAt('/docs/mirroring'));
  expect(pages()).toEqual(['Introduction', 'Scripting', 'Guides', 'Snapping', 'Mirroring']);
});

test('has the category open that is the current page', () => {
  render(sidebarAt('/docs/scripting'));
  expect(caret('Scripting')).toHaveAttribute('aria-expanded', 'true');
  expect(sidebar().getByRole('link', { name: 'Scripting' })).toHaveAttribute('aria-current', 'page');
});

test('closes also the category of the current page by hand', async () => {
  render(sidebarAt('/docs/mirroring'));
  await userEvent.click(caret('Guides'));
  expect(caret('Guides')).toHaveAttribute('aria-expanded', 'false');
});

test('opens the category of a page that is navigated to and leaves the others as they are', async () => {
  const { rerender } = render(sidebarAt('/docs/mirroring'));
  rerender(sidebarAt('/docs/scripting/nodes'));
  expect(caret('Scripting')).toHaveAttribute('aria-expanded', 'true');
  expect(caret('Guides')).toHaveAttribute('aria-expanded', 'true');
  rerender(sidebarAt('/docs'));
  expect(caret('Scripting')).toHaveAttribute('aria-expanded', 'true');
});

test('opens a category that was closed by hand when its page is navigated to again', async () => {
  const { rerender } = render(sidebarAt('/docs/mirroring'));
  await userEvent.click(caret('Guides'));
  rerender(sidebarAt('/docs'));
  expect(caret('Guides')).toHaveAttribute('aria-expanded', 'false');
  rerender(sidebarAt('/docs/snapping'));
  expect(caret('Guides')).toHaveAttribute('aria-expanded', 'true');
});

test('leads from a category to its page, or to the first page inside it', () => {
  render(sidebarAt('/docs'));
  expect(sidebar().getByRole('link', { name: 'Scripting' })).toHaveAttribute('href', '/docs/scripting');
  expect(sidebar().getByRole('link', { name: 'Guides' })).toHaveAttribute('href', '/docs/snapping');
});
