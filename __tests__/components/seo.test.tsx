import { render, waitFor } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import { Seo } from '../../src/components/layout/seo';
import { settings } from '../support/gatsby';
import { picture } from '../support/references';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'));

const metaOf = (name: string) =>
  Helmet.peek()
    .metaTags.filter((tag) => Object.values(tag).includes(name))
    .map(({ content }) => content);

const canonical = () => Helmet.peek().linkTags.find(({ rel }) => rel === 'canonical')?.href;

test('has the name of the page and of the site in the title, with a pipe between them', async () => {
  render(<Seo title="Snapping" path="/docs/snapping" />);
  await waitFor(() => expect(document.title).toBe(`Snapping | ${settings.title}`));
  expect(metaOf('og:title')).toEqual([`Snapping | ${settings.title}`]);
});

test('has the name of the site alone in the title of the home page', async () => {
  render(<Seo path="/" />);
  await waitFor(() => expect(document.title).toBe(settings.title));
});

test('has one canonical address, also for sharing', () => {
  render(<Seo title="Snapping" path="/docs/snapping" />);
  expect(canonical()).toBe('https://site.example/docs/snapping');
  expect(metaOf('og:url')).toEqual(['https://site.example/docs/snapping']);
  expect(metaOf('robots')).toEqual([]);
});

test('keeps a page without an address out of search engines', () => {
  render(<Seo title="Page Not Found" />);
  expect(metaOf('robots')).toEqual(['noindex']);
  expect(canonical()).toBeUndefined();
  expect(metaOf('og:url')).toEqual([]);
});

test('describes the page, or else the site', () => {
  const { rerender } = render(<Seo title="Snapping" description="How to snap." path="/docs/snapping" />);
  expect(metaOf('description')).toEqual(['How to snap.']);
  expect(metaOf('og:description')).toEqual(['How to snap.']);
  rerender(<Seo path="/" />);
  expect(metaOf('description')).toEqual([settings.description]);
});

test('says of a post when it was published, what it is about and how it looks', () => {
  render(
    <Seo
      title="Graphs"
      path="/blog/graphs"
      image={picture}
      article={{ published: '2025-11-09', tags: ['Graphs', 'Audio'] }}
    />,
  );
  expect(metaOf('og:type')).toEqual(['article']);
  expect(metaOf('article:published_time')).toEqual(['2025-11-09']);
  expect(metaOf('article:tag')).toEqual(['Graphs', 'Audio']);
  expect(metaOf('og:image')).toEqual([`https://site.example${picture.src}`]);
  expect(metaOf('twitter:card')).toEqual(['summary_large_image']);
});

test('says of any other page that it is a page', () => {
  render(<Seo title="Snapping" path="/docs/snapping" />);
  expect(metaOf('og:type')).toEqual(['website']);
});

test('finds the icon below the path prefix', () => {
  Object.assign(globalThis, { __PATH_PREFIX__: '/site' });
  render(<Seo path="/" />);
  Object.assign(globalThis, { __PATH_PREFIX__: '' });
  expect(Helmet.peek().linkTags.find(({ rel }) => rel === 'icon')?.href).toBe('/site/favicon.svg');
});
