import { render, screen, within } from '@testing-library/react';
import { Footer } from '../../src/components/layout/footer';
import { settings } from '../support/gatsby';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'));

beforeEach(() => {
  render(<Footer />);
});

test('has a heading for each column of the settings', () => {
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Docs',
    'Community',
  ]);
});

test('has the links of a column in a list after its heading', () => {
  const heading = screen.getByRole('heading', { name: 'Community' });
  const list = heading.nextElementSibling;
  if (!(list instanceof HTMLElement)) throw new Error('Nothing follows the heading.');
  expect(list.tagName).toBe('UL');
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Chat', 'https://chat.example/'],
    ['Support', '/community/support'],
  ]);
});

test('opens external links in a new tab and internal links in the same tab', () => {
  expect(screen.getByRole('link', { name: 'Chat' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: 'Support' })).not.toHaveAttribute('target');
});

test('shows the year and the name of the site', () => {
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© 2025 ${settings.title}`);
});
