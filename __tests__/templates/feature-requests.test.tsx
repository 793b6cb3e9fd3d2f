import { render, screen, waitFor, within } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import FeatureRequestsTemplate from '../../src/templates/feature-requests';
import { pageProps, setSettings, settings } from '../support/gatsby';
import { stub } from '../support/stub';

const status = (slug: string, label: string) => ({
  slug,
  label,
  description: `About ${slug}.`,
  path: `/feature-requests/${slug}`,
});

const request = (slug: string, title: string, statusSlug: string, votes: number) => ({
  path: `/feature-requests/${slug}`,
  title,
  summary: `More of \`${slug}\``,
  votes,
  since: '2025-03',
  status: { slug: statusSlug },
});

const data: Queries.FeatureRequestsPageQuery = {
  allFeatureRequestStatus: { nodes: [status('planned', 'Planned'), status('done', 'Done')] },
  allFeatureRequest: {
    nodes: [
      request('ropes', 'Ropes', 'planned', 12),
      request('gears', 'Gears', 'done', 5),
      request('magnets', 'Magnets', 'planned', 1),
    ],
  },
};

const renderAt = (path: string) => render(<FeatureRequestsTemplate {...pageProps(path, data)} />);

const textsOf = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

/** Labels of the filters that are marked as current. */
const current = () =>
  within(screen.getByRole('navigation', { name: 'Request status' }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

const ALL = ['Ropes', 'Magnets', 'Gears'];

test.each([
  ['/feature-requests', ['Planned', 'Done'], ALL, ['All'], 'Feature requests', 'What users asked for'],
  ['/feature-requests/', ['Planned', 'Done'], ALL, ['All'], 'Feature requests', 'What users asked for'],
  ['/feature-requests/unknown', ['Planned', 'Done'], ALL, ['All'], 'Feature requests', 'What users asked for'],
  ['/feature-requests/planned/ropes', ['Planned', 'Done'], ALL, ['All'], 'Feature requests', 'What users asked for'],
  ...['/feature-requests/planned', '/feature-requests/planned/'].map(
    (path) =>
      [
        ...([path, ['Planned'], ['Ropes', 'Magnets'], ['Planned']] as const),
        ...(['Feature requests: Planned', 'Feature requests: Planned. About planned.'] as const),
      ] as const,
  ),
  ['/feature-requests/magnets', ['Planned'], ['Magnets'], [], 'Magnets', 'More of magnets'],
] as const)(
  'at %s shows the statuses %j and the requests %j',
  async (path, statuses, requests, marked, title, description) => {
    renderAt(path);
    expect(textsOf(2)).toEqual(statuses);
    expect(textsOf(3)).toEqual(requests);
    expect(current()).toEqual(marked);
    await waitFor(() => expect(document.title).toBe(`${title} | ${settings.title}`));
    const described = Helmet.peek().metaTags.find(({ name }) => name === 'description');
    expect(described?.content).toMatch(new RegExp(`^${description}`));
  },
);

test('links to each status and each request', () => {
  renderAt('/feature-requests');
  const filters = within(screen.getByRole('navigation', { name: 'Request status' })).getAllByRole('link');
  expect(filters.map((link) => link.getAttribute('href'))).toEqual([
    '/feature-requests',
    '/feature-requests/planned',
    '/feature-requests/done',
  ]);
  expect(screen.getByRole('link', { name: 'Ropes' })).toHaveAttribute('href', '/feature-requests/ropes');
});

test('shows the number of votes of a request and its date', () => {
  renderAt('/feature-requests/planned');
  expect(screen.getByText('12').parentElement).toHaveTextContent(/^12 votes$/);
  expect(screen.getByText('1').parentElement).toHaveTextContent(/^1 vote$/);
  expect(screen.getAllByText('March 2025')[0]).toHaveAttribute('datetime', '2025-03');
  expect(screen.getByText('ropes').tagName).toBe('CODE');
});

test('finds the request with a path prefix', () => {
  stub(globalThis, { __PATH_PREFIX__: '/site' });
  renderAt('/site/feature-requests/gears');
  expect(textsOf(3)).toEqual(['Gears']);
});

test('entries and votes are called samples as long as there is no chat server', () => {
  const { unmount } = renderAt('/feature-requests');
  expect(screen.queryByText(/samples/)).not.toBeInTheDocument();
  unmount();
  setSettings({ links: { ...settings.links, chat: '/community/support#chat' } });
  renderAt('/feature-requests');
  expect(screen.getByText(/their votes are samples/)).toBeVisible();
});
