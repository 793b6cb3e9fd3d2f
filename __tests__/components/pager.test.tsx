import { render, screen } from '@testing-library/react';
import { Pager } from '../../src/components/layout/page/pager';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'));

const previous = { label: 'Previous', title: 'Assets', to: '/docs/assets' };
const next = { label: 'Next', title: 'Snapping', to: '/docs/snapping' };

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
])('has only %s if there is no other neighbour', (label, neighbours) => {
  render(<Pager label="Docs pages" {...neighbours} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveTextContent(label);
});

test('may have a label without a title', () => {
  render(<Pager label="Blog list page navigation" next={{ label: 'Older Entries', to: '/blog/page/2' }} />);
  expect(screen.getByRole('link', { name: 'Older Entries' })).toHaveAttribute('href', '/blog/page/2');
});

test('is not rendered without neighbours', () => {
  const { container } = render(<Pager label="Docs pages" />);
  expect(container).toBeEmptyDOMElement();
});
