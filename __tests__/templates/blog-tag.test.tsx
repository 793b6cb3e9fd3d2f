import { render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import BlogTagTemplate from '../../src/templates/blog/tag';
import { stubIntersectionObserver } from '../islands/observer';
import { pageProps, settings } from '../support/gatsby';
import { picture } from '../support/references';

const post = (name: string) => ({
  path: `/blog/${name}`,
  title: `Post ${name}`,
  date: '2025-11-09',
  readingTime: 2,
  excerpt: `<p>Beginning of ${name}</p>`,
  imageAlt: `Picture of ${name}`,
  image: picture,
  authors: [],
});

const page = (address: string, names: string[]) => (
  <BlogTagTemplate
    {...pageProps<Queries.BlogTagPageQuery>(address, {
      blogTag: { label: 'Audio', description: 'What is heard.', count: names.length, posts: names.map(post) },
    })}
  />
);

beforeEach(() => stubIntersectionObserver({ inView: true }));

test.each([
  [['one'], 'One post tagged with "Audio"'],
  [['one', 'two'], '2 posts tagged with "Audio"'],
])('with the posts %j is titled %s', async (names, title) => {
  render(page('/blog/tags/audio', names));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${title}$`));
  await waitFor(() => expect(document.title).toBe(`${title} | ${settings.title}`));
});

test('shows the posts as cards, with links to all tags and the latest posts beside them', () => {
  render(page('/blog/tags/audio', ['one', 'two']));
  expect(screen.getByRole('link', { name: 'View All Tags' })).toHaveAttribute('href', '/blog/tags');
  expect(screen.getByRole('navigation', { name: 'Blog recent posts navigation' })).toHaveTextContent('Latest post');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('Beginning of one')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'List' })).not.toHaveAttribute('aria-current');
  // The picture of the first card is in view.
  expect(screen.getByRole('img', { name: 'Picture of one' })).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img', { name: 'Picture of two' })).toHaveAttribute('loading', 'lazy');
});

test('shows the posts as a list at ?view=list', () => {
  render(page('/blog/tags/audio?view=list', ['one', 'two']));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Post one' })).toHaveAttribute('href', '/blog/one');
  expect(screen.getByRole('link', { name: 'Post two' })).toHaveAttribute('href', '/blog/two');
  expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Cards' })).not.toHaveAttribute('aria-current');
});

test('switches between the views by address', () => {
  const { rerender } = render(page('/blog/tags/audio', ['one']));
  const address = screen.getByRole('link', { name: 'List' }).getAttribute('href') ?? '';
  expect(address).toBe('/blog/tags/audio?view=list');
  rerender(page(address, ['one']));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  rerender(page(screen.getByRole('link', { name: 'Cards' }).getAttribute('href') ?? '', ['one']));
  expect(screen.getByRole('article')).toBeInTheDocument();
});

test('initially shows cards for any address, like the static HTML', () => {
  const html = renderToStaticMarkup(page('/blog/tags/audio?view=list', ['one']));
  expect(html).toContain('<article');
});
