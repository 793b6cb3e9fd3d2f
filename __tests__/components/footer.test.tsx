import { render, screen, within } from '@testing-library/react';
import { Footer } from '../../src/components/layout/footer';
import { settings } from '../support/gatsby';

test('has the columns of the settings, each with its links in a list, and the year and the name of the site', () => {
  render(<Footer />);
  const columns = screen.getAllByRole('heading', { level: 2 }).map((heading) => {
    const list = heading.nextElementSibling;
    const links = list instanceof HTMLUListElement ? within(list).getAllByRole('link') : [];
    return [
      heading.textContent,
      links.map((link) => [link.textContent, ...['href', 'target', 'rel'].map((name) => link.getAttribute(name))]),
    ];
  });
  expect(columns).toEqual([
    ['Docs', [['Introduction', '/docs', null, null]]],
    [
      'Community',
      [
        ['Chat', 'https://chat.example/', '_blank', 'noopener noreferrer'],
        ['Support', '/community/support', null, null],
      ],
    ],
  ]);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© 2025 ${settings.title}`);
});
