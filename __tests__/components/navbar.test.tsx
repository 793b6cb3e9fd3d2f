import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navbar } from '../../src/components/layout/navbar';
import { ColourModeProvider } from '../../src/shell/colour-mode';
import { settings } from '../support/gatsby';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'));

const renderAt = (path: string) => {
  render(
    <ColourModeProvider>
      <Navbar path={path} />
    </ColourModeProvider>,
  );
  return within(screen.getByRole('navigation', { name: 'Main' }));
};

/** A link of the bar; the narrow menu repeats it. */
const linksOf = (bar: ReturnType<typeof within>, name: string) => bar.getAllByRole('link', { name, hidden: true });

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

test('has the entries of the settings, in their order, in the bar and in the narrow menu', () => {
  const bar = renderAt('/');
  for (const { label, to } of settings.navbar) {
    const links = linksOf(bar, label);
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toHaveAttribute('href', to);
  }
  const [entries] = bar.getAllByRole('list');
  expect(entries?.textContent).toBe(settings.navbar.map(({ label }) => label).join(''));
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
  const bar = renderAt(path);
  for (const { label } of settings.navbar) {
    for (const link of linksOf(bar, label)) {
      if (label === current) expect(link).toHaveAttribute('aria-current', 'page');
      else expect(link).not.toHaveAttribute('aria-current');
    }
  }
});

test.each(['/', '/docs-of-old', '/showcase'])('at %s marks nothing as current', (path) => {
  const current = renderAt(path)
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.hasAttribute('aria-current'));
  expect(current).toEqual([]);
});

test.each([
  ['Launch', settings.links.launch],
  ['Chat server', settings.links.chat],
  ['Video channel', settings.links.video],
  ['Social page', settings.links.social],
])('opens %s beside the site, without handing it over', (name, address) => {
  const links = linksOf(renderAt('/'), name);
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('keeps its own entries in the same browser tab', () => {
  for (const link of linksOf(renderAt('/'), 'Docs')) expect(link).not.toHaveAttribute('target');
});

test('has a menu that folds without script', () => {
  const menu = renderAt('/').getByLabelText('Menu');
  expect(menu.tagName).toBe('SUMMARY');
  expect(menu.parentElement).not.toHaveAttribute('open');
});

test('has a switch of the colour mode that says which one is on', async () => {
  const bar = renderAt('/');
  const light = 'Switch between dark and light mode (currently light mode)';
  const dark = 'Switch between dark and light mode (currently dark mode)';
  const toggle = bar.getByRole('button', { name: light });
  expect(toggle).toHaveAttribute('title', light);
  expect(toggle).toHaveAttribute('aria-live', 'polite');

  await userEvent.click(toggle);

  expect(toggle).toHaveAccessibleName(dark);
  expect(toggle).toHaveAttribute('title', dark);
});
