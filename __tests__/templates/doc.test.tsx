import { render, screen, waitFor } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import DocTemplate from '../../src/templates/doc';
import { stubIntersectionObserver } from '../islands/observer';
import { pageProps, setStaticData, settings } from '../support/gatsby';
import { sidebarItemsOf } from '../support/sidebar';

const doc: NonNullable<Queries.DocPageQuery['doc']> = {
  id: 'snapping',
  title: 'Snapping',
  metaTitle: null,
  description: 'How shapes snap.',
  path: '/docs/snapping',
  html: '<p>Shapes snap.</p><h2 id="grid">The grid</h2>',
  headings: [{ id: 'grid', text: 'The grid', level: 2 }],
  editUrl: 'https://edit.example/docs/snapping.mdx',
  lastUpdated: '2025-11-09',
  previous: { title: 'Assets', path: '/docs/assets' },
  next: { title: 'Mirroring', path: '/docs/mirroring' },
};

const renderDoc = (changes: Partial<typeof doc> = {}) =>
  render(<DocTemplate {...pageProps<Queries.DocPageQuery>(doc.path, { doc: { ...doc, ...changes } })} />);

beforeEach(() => {
  stubIntersectionObserver({ inView: true });
  setStaticData({
    allSidebar: {
      nodes: [
        {
          name: 'tutorialSidebar',
          items: sidebarItemsOf([
            { label: 'Guides', path: null, items: [{ label: 'Snapping', path: '/docs/snapping' }] },
          ]),
        },
      ],
    },
  });
});

test('shows the text under its title, with its sidebar, breadcrumbs, contents, neighbours, date and link for editing', async () => {
  renderDoc();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1, name: 'Snapping' }));
  expect(screen.getByText('Shapes snap.')).toBeInTheDocument();
  const [sidebar] = screen.getAllByRole('navigation', { name: 'Docs sidebar' });
  expect(sidebar).toHaveTextContent('GuidesSnapping');
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent('GuidesSnapping');
  expect(screen.getByRole('navigation', { name: 'On this page' })).toHaveTextContent('The grid');
  expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', doc.editUrl);
  expect(screen.getByRole('link', { name: /^Previous\s*Assets$/ })).toHaveAttribute('href', '/docs/assets');
  expect(screen.getByRole('link', { name: /^Next\s*Mirroring$/ })).toHaveAttribute('href', '/docs/mirroring');
  const day = screen.getByText('9 November 2025');
  expect(day).toHaveAttribute('datetime', '2025-11-09');
  expect(day.parentElement).toHaveTextContent('Last updated on 9 November 2025');
  await waitFor(() => expect(document.title).toBe(`Snapping | ${settings.title}`));
  expect(Helmet.peek().linkTags).toContainEqual({ rel: 'canonical', href: 'https://site.example/docs/snapping' });
  const [trail] = Helmet.peek().scriptTags.map(({ innerHTML }) => JSON.parse(innerHTML));
  expect(trail.itemListElement).toMatchObject([{ name: 'Home page' }, { name: 'Snapping' }]);
});

test('has another title in search engines if its text says so', async () => {
  renderDoc({ metaTitle: 'Snapping shapes and joints' });
  await waitFor(() => expect(document.title).toBe(`Snapping shapes and joints | ${settings.title}`));
  expect(screen.getByRole('heading', { level: 1, name: 'Snapping' })).toHaveAttribute('dir', 'auto');
});

test('has neither a date that is unknown nor a pager without neighbours', () => {
  renderDoc({ lastUpdated: null, previous: null, next: null });
  expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit this page' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Docs pages' })).not.toBeInTheDocument();
});
