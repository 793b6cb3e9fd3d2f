import { render, screen, waitFor, within } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import FeatureRequestsTemplate from '../../src/templates/feature-requests';
import { pageProps, settings } from '../support/gatsby';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'));

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

const titleBecomes = (title: string) => waitFor(() => expect(document.title).toBe(`${title} | ${settings.title}`));

test.each(['/feature-requests', '/feature-requests/'])('at %s shows all requests by status', async (path) => {
  renderAt(path);
  expect(textsOf(2)).toEqual(['Planned', 'Done']);
  expect(textsOf(3)).toEqual(['Ropes', 'Magnets', 'Gears']);
  expect(current()).toEqual(['All']);
  await titleBecomes('Feature requests');
});

test.each(['/feature-requests/planned', '/feature-requests/planned/'])('at %s shows one status', async (path) => {
  renderAt(path);
  expect(textsOf(2)).toEqual(['Planned']);
  expect(textsOf(3)).toEqual(['Ropes', 'Magnets']);
  expect(current()).toEqual(['Planned']);
  await titleBecomes('Feature requests: Planned');
});

test('at the path of a request, shows only that request, below its status', async () => {
  renderAt('/feature-requests/magnets');
  expect(textsOf(2)).toEqual(['Planned']);
  expect(textsOf(3)).toEqual(['Magnets']);
  expect(current()).toEqual([]);
  await titleBecomes('Magnets');
});

test.each(['/feature-requests/unknown', '/feature-requests/planned/ropes', '/feature-requests/a/b'])(
  'at %s, which is neither, shows all requests',
  (path) => {
    renderAt(path);
    expect(textsOf(3)).toEqual(['Ropes', 'Magnets', 'Gears']);
    expect(current()).toEqual(['All']);
  },
);

test.each([
  ['/feature-requests/magnets', 'More of magnets'],
  ['/feature-requests/planned', 'Feature requests: Planned. About planned.'],
  ['/feature-requests', 'What users asked for'],
  ['/feature-requests/unknown', 'What users asked for'],
])('%s has the description "%s"', (path, description) => {
  renderAt(path);
  expect(Helmet.peek().metaTags.find(({ name }) => name === 'description')?.content).toMatch(
    new RegExp(`^${description}`),
  );
});

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
  renderAt('/feature-requests/ropes');
  expect(screen.getByText('12').parentElement).toHaveTextContent(/^12 votes$/);
  expect(screen.getByText('March 2025')).toHaveAttribute('datetime', '2025-03');
  expect(screen.getByText('ropes').tagName).toBe('CODE');
});

test('shows a single vote in the singular', () => {
  renderAt('/feature-requests/magnets');
  expect(screen.getByText('1').parentElement).toHaveTextContent(/^1 vote$/);
});

test('finds the request with a path prefix', () => {
  Object.assign(globalThis, { __PATH_PREFIX__: '/site' });
  renderAt('/site/feature-requests/gears');
  Object.assign(globalThis, { __PATH_PREFIX__: '' });
  expect(textsOf(3)).toEqual(['Gears']);
});
