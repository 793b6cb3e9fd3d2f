import { render, screen } from '@testing-library/react';
import { TagList } from '../../src/components/blog/tag-list';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'));

test('links every tag to its page', () => {
  render(
    <TagList
      tags={[
        { label: 'Audio', permalink: '/blog/tags/audio' },
        { label: 'Graphs', permalink: '/blog/tags/graphs' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Audio' })).toHaveAttribute('href', '/blog/tags/audio');
  expect(screen.getByRole('link', { name: 'Graphs' })).toHaveAttribute('href', '/blog/tags/graphs');
});

test('shows the number of posts where it is given, also none', () => {
  render(
    <TagList
      tags={[
        { label: 'Audio', permalink: '/blog/tags/audio', count: 3 },
        { label: 'Graphs', permalink: '/blog/tags/graphs', count: 0 },
        { label: 'Sound', permalink: '/blog/tags/sound' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Audio3', 'Graphs0', 'Sound']);
});
