import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Navbar } from '../../src/components/layout/navbar/navbar';
import { settings } from '../support/gatsby';

jest.mock('react-dom/server', () => jest.requireActual('react-dom/server.node'));
jest.mock('gatsby', () => jest.requireActual('../support/gatsby'));

const renderAt = (path: string) => {
  render(<Navbar path={path} hash="" />);
  return within(screen.getByRole('navigation', { name: 'Main' }));
};

test('has the items in the settings, in order', () => {
  const [entries] = renderAt('/').getAllByRole('list');
  if (!entries) throw new Error('There is no list.');
  const links = within(entries).getAllByRole('link');
  expect(links.map((link) => ({ label: link.textContent, to: link.getAttribute('href') }))).toEqual(
    settings.navbar.map(({ label, to }) => ({ label, to })),
  );
});

test('links the name of the site to the home page', () => {
  expect(renderAt('/docs').getByRole('link', { name: settings.title })).toHaveAttribute('href', '/');
});

test.each([
  ['/docs', 'Docs'],
  ['/docs/', 'Docs'],
  ['/docs/scripting/node-scripts', 'Docs'],
  ['/community/changelog', 'Community'],
])('at %s marks only %s as current', (path, current) => {
  const marked = renderAt(path)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual([current]);
});

test.each(['/', '/docs-of-old', '/showcase'])('at %s marks nothing as current', (path) => {
  const current = renderAt(path)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(current).toEqual([]);
});

test.each([
  ['Launch', settings.links.launch],
  ['Chat server', settings.links.chat],
  ['Video channel', settings.links.video],
  ['Social page', settings.links.social],
])('opens %s in a new tab, without access to this one', (name, address) => {
  const link = renderAt('/').getByRole('link', { name });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('opens its own items in the same tab', () => {
  expect(renderAt('/').getByRole('link', { name: 'Docs' })).not.toHaveAttribute('target');
});

test('on narrow screens, opens its menu without script from a button whose state the browser exposes', () => {
  document.body.innerHTML = renderToString(<Navbar path="/" hash="" />);
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  const menu = bar.getByRole('link', { name: 'Docs' }).closest('[popover]');
  expect(menu).toHaveAttribute('popover', 'auto');
  expect(menu).toContainElement(bar.getByRole('link', { name: 'Launch' }));
  const button = bar.getByRole('button', { name: 'Toggle navigation bar' });
  expect(button).toHaveAttribute('popovertarget', menu?.id);
  expect(button).not.toHaveAttribute('aria-expanded');
  document.body.replaceChildren();
});

test('with script, the button has the state of the drawer, and no popover', () => {
  const button = renderAt('/').getByRole('button', { name: 'Toggle navigation bar' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).not.toHaveAttribute('popovertarget');
});

test('the name of the search button includes the keys shown on it', () => {
  const button = renderAt('/').getByRole('button', { name: /^Search/ });
  const seen = button.querySelector('kbd')?.textContent ?? '';
  expect(seen).toBe('Ctrl K');
  expect(button).toHaveAccessibleName(`Search ${seen}`);
});
