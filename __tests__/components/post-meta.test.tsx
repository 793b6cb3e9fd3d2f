import { render, screen } from '@testing-library/react';
import { PostMeta } from '../../src/components/blog/post-meta';

test('has the day and the reading time with a dot between them', () => {
  const { container } = render(<PostMeta date="2025-11-09" readingTime={2} />);
  expect(container).toHaveTextContent('9 November 2025 · 2 min read');
  expect(screen.getByText('9 November 2025')).toHaveAttribute('datetime', '2025-11-09');
});

test('lists the authors, with links for those that have an address', () => {
  const authors = [
    { name: 'Ada', url: 'https://ada.example/' },
    { name: 'Grace', url: null },
  ];
  const { container } = render(<PostMeta date="2025-11-09" readingTime={2} authors={authors} />);
  expect(container).toHaveTextContent('2 min read · Ada · Grace');
  expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', 'https://ada.example/');
  expect(screen.queryByRole('link', { name: 'Grace' })).not.toBeInTheDocument();
});
