import { render, screen, waitFor } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import NotFoundTemplate from '../../src/templates/not-found';
import { settings } from '../support/gatsby';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'));

beforeEach(() => {
  render(<NotFoundTemplate />);
});

test('says that there is no such page and what to do', async () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
  expect(screen.getByText('We could not find what you were looking for.')).toBeInTheDocument();
  expect(
    screen.getByText(
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    ),
  ).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe(`Page Not Found | ${settings.title}`));
});

test('stays out of search engines', () => {
  expect(Helmet.peek().metaTags).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('leads on into the site', () => {
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/docs', '/']);
});
