import { render, screen } from '@testing-library/react';
import { Pager } from '../../src/components/layout/page/pager';

const previous = { title: 'Assets', path: '/docs/assets' };
const next = { title: 'Snapping', path: '/docs/snapping' };
const neither = { previous: null, next: null };

test('links to both neighbours with label and title', () => {
  render(<Pager label="Docs pages" previous={previous} next={next} />);
  expect(screen.getByRole('navigation', { name: 'Docs pages' })).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveTextContent(/^Previous\s*Assets$/);
  expect(first).toHaveAttribute('href', '/docs/assets');
  expect(first).toHaveAttribute('rel', 'prev');
  expect(second).toHaveTextContent(/^Next\s*Snapping$/);
  expect(second).toHaveAttribute('href', '/docs/snapping');
  expect(second).toHaveAttribute('rel', 'next');
});

test.each([
  ['Previous', { previous }],
  ['Next', { next }],
  ['nothing', {}],
])('has only %s if there is no other neighbour', (label, neighbours) => {
  const { container } = render(<Pager label="Docs pages" {...neither} {...neighbours} />);
  const links = screen.queryAllByRole('link').map((link) => link.querySelector(':first-child')?.textContent);
  expect(links).toEqual(label === 'nothing' ? [] : [label]);
  expect(container.childElementCount).toBe(links.length);
});

test('may have names of its own, without titles', () => {
  const names = ['Newer Entries', 'Older Entries'] as const;
  render(<Pager label="Blog list page navigation" names={names} previous={null} next={{ path: '/blog/page/2' }} />);
  expect(screen.getByRole('link', { name: 'Older Entries' })).toHaveAttribute('href', '/blog/page/2');
});
