import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Navbar } from '../../src/components/layout/navbar/navbar';
import { setSettings, settings } from '../support/gatsby';

const renderAt = (path: string) => {
  render(<Navbar path={path} hash="" />);
  return within(screen.getByRole('navigation', { name: 'Main' }));
};

test('has the name of the site, which leads to the home page, and the items in the settings, in order', () => {
  const bar = renderAt('/');
  expect(bar.getByRole('link', { name: settings.title })).toHaveAttribute('href', '/');
  expect(bar.getByRole('link', { name: 'Docs' })).not.toHaveAttribute('target');
  const [entries] = bar.getAllByRole('list');
  if (!entries) throw new Error('There is no list.');
  const links = within(entries).getAllByRole('link');
  expect(links.map((link) => ({ label: link.textContent, to: link.getAttribute('href') }))).toEqual(
    settings.navbar.map(({ label, to }) => ({ label, to })),
  );
});

test.each([
  ['/docs', ['Docs']],
  ['/docs/', ['Docs']],
  ['/docs/scripting/node-scripts', ['Docs']],
  ['/community/changelog', ['Community']],
  ['/', []],
  ['/docs-of-old', []],
  ['/showcase', []],
])('at %s marks only %j as current', (path, current) => {
  const marked = renderAt(path)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`)).toEqual(
    current.map((label) => `${label} page`),
  );
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

test('without a chat server, its entry opens the page of the site that stands in for it, here', () => {
  setSettings({ links: { ...settings.links, chat: '/community/support#chat' } });
  const link = renderAt('/').getByRole('link', { name: 'Chat server' });
  expect(link).toHaveAttribute('href', '/community/support#chat');
  expect(link).not.toHaveAttribute('target');
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
