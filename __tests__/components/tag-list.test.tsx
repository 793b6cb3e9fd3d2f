import { render, screen } from '@testing-library/react';
import { TagList } from '../../src/components/blog/tag-list';

test('links every tag to its page, with the number of posts where it is given, also none', () => {
  const tags = [
    { label: 'Audio', permalink: '/blog/tags/audio', count: 3 },
    { label: 'Graphs', permalink: '/blog/tags/graphs', count: 0 },
    { label: 'Sound', permalink: '/blog/tags/sound' },
  ];
  render(<TagList tags={tags} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Audio3', '/blog/tags/audio'],
    ['Graphs0', '/blog/tags/graphs'],
    ['Sound', '/blog/tags/sound'],
  ]);
});
