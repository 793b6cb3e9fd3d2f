import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import NotFoundTemplate from '../../src/templates/not-found';
import { SearchProvider, useSearchState } from '../../src/shell/state/search';
import { pageProps, settings } from '../support/gatsby';
import { stub } from '../support/stub';

const data: Queries.NotFoundPageQuery = {
  allContent: {
    nodes: [
      { path: '/docs', title: 'Introduction' },
      { path: '/docs/snapping', title: 'Snapping' },
      { path: '/docs/scripting/nodes', title: 'Node scripts' },
      { path: '/showcase#pendulum', title: 'Pendulum' },
    ],
  },
  allApiSymbol: {
    nodes: [
      { path: '/docs/api/classes/CircleNode', title: 'CircleNode' },
      { path: '/docs/api/modules#Vector', title: 'Vector' },
    ],
  },
  allBlogTag: { nodes: [{ permalink: '/blog/tags/audio', label: 'Audio' }] },
};

const notFoundAt = (address: string) => <NotFoundTemplate {...pageProps(address, data)} />;

const suggestions = () => screen.queryByRole('navigation', { name: 'Did you mean one of these?' });

test('explains what to do, links to the main pages of the site, and is not indexed by search engines', async () => {
  render(notFoundAt('/completely/different'));
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
  for (const text of [
    'We could not find what you were looking for.',
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(suggestions()).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/docs', '/']);
  await waitFor(() => expect(document.title).toBe(`Page Not Found | ${settings.title}`));
  expect(Helmet.peek().metaTags).toContainEqual({ name: 'robots', content: 'noindex' });
});

describe('suggested pages', () => {
  test.each([
    ['/docs/snaping', 'Snapping', '/docs/snapping'],
    ['/docs/Snapping.html', 'Snapping', '/docs/snapping'],
    ['/docs/nodes/', 'Node scripts', '/docs/scripting/nodes'],
    ['/docs/api/circle-node', 'CircleNode', '/docs/api/classes/CircleNode'],
    ['/blog/tags/audi', 'Posts tagged with "Audio"', '/blog/tags/audio'],
    ['/showcas', 'Showcase', '/showcase'],
    ['/blog/archiv', 'Archive', '/blog/archive'],
    ['/feature-request', 'Feature requests', '/feature-requests'],
  ])('are shown for %s: %s', (address, title, path) => {
    render(notFoundAt(address));
    const [first] = within(suggestions() ?? document.body).getAllByRole('listitem');
    expect(first).toHaveTextContent(`${title} ${path}`);
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', path);
  });

  test('are shown with a path prefix', () => {
    stub(globalThis, { __PATH_PREFIX__: '/site' });
    render(notFoundAt('/site/docs/snaping'));
    expect(screen.getByRole('link', { name: 'Snapping' })).toHaveAttribute('href', '/site/docs/snapping');
  });

  test('are updated for another unknown address', () => {
    const { rerender } = render(notFoundAt('/docs/snaping'));
    rerender(notFoundAt('/docs/scripting/node'));
    expect(screen.getByRole('link', { name: 'Node scripts' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Snapping' })).not.toBeInTheDocument();
  });

  test.each([
    ['/showcase/pendulum', 'Pendulum'],
    ['/docs/api/Vector', 'Vector'],
  ])('are not parts of a page, as for %s', (address, name) => {
    render(notFoundAt(address));
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  test('are not in the HTML, which is the same for all addresses', () => {
    expect(renderToStaticMarkup(notFoundAt('/docs/snaping'))).not.toContain('Did you mean');
  });
});

test('searches for the words of the last part of the address', async () => {
  render(
    <SearchProvider>
      {notFoundAt('/docs/api/body_type.html')}
      <Asked />
    </SearchProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Search for it' }));
  expect(screen.getByText('asked for: body type')).toBeInTheDocument();
});

/** Shows the query of the search. */
function Asked() {
  const { words } = useSearchState();
  return <p>asked for: {words}</p>;
}
