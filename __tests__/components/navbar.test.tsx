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

test('has the entries of the settings, in their order', () => {
  const [entries] = renderAt('/').getAllByRole('list');
  if (!entries) throw new Error('There is no list.');
  const links = within(entries).getAllByRole('link');
  expect(links.map((link) => ({ label: link.textContent, to: link.getAttribute('href') }))).toEqual(
    settings.navbar.map(({ label, to }) => ({ label, to })),
  );
});

test('leads home by the name of the site', () => {
  expect(renderAt('/docs').getByRole('link', { name: settings.title })).toHaveAttribute('href', '/');
});

test.each([
  ['/docs', 'Docs'],
  ['/docs/', 'Docs'],
  ['/docs/scripting/node-scripts', 'Docs'],
  ['/community/changelog', 'Community'],
])('at %s marks %s alone as current', (path, current) => {
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
])('opens %s beside the site, without handing it over', (name, address) => {
  const link = renderAt('/').getByRole('link', { name });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('keeps its own entries in the same browser tab', () => {
  expect(renderAt('/').getByRole('link', { name: 'Docs' })).not.toHaveAttribute('target');
});

test('on narrow screens opens its menu from a button without script, of which the browser says whether it is open', () => {
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

test('with script, the button says whether the drawer is open, and has no popover', () => {
  const button = renderAt('/').getByRole('button', { name: 'Toggle navigation bar' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).not.toHaveAttribute('popovertarget');
});

test('the name of the search has the keys that are seen on its button', () => {
  const button = renderAt('/').getByRole('button', { name: /^Search/ });
  const seen = button.querySelector('kbd')?.textContent ?? '';
  expect(seen).toBe('Ctrl K');
  expect(button).toHaveAccessibleName(`Search ${seen}`);
});
