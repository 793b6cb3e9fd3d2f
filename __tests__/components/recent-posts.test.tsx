import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecentPosts } from '../../src/components/blog/recent-posts';
import { stubDialog } from '../support/dialog';
import { setStaticData } from '../support/gatsby';
import { siteAt } from '../support/site';
import { stubMatchMedia } from '../support/view';

const posts = ['Ropes', 'Gears', 'Magnets'].map((title) => ({ title, path: `/blog/${title.toLowerCase()}` }));

beforeEach(() => setStaticData({ allBlogPost: { nodes: posts } }));

const landmarks = () => screen.getAllByRole('navigation', { name: 'Blog recent posts navigation' });

test('links to the posts in order, the archive, the tags and the feed', () => {
  render(<RecentPosts path="/blog" />);
  const [landmark] = landmarks();
  if (!landmark) throw new Error('There is no landmark.');
  expect(within(landmark).getByRole('heading', { name: 'Recent posts' })).toBeInTheDocument();
  const links = within(landmark).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ropes', '/blog/ropes'],
    ['Gears', '/blog/gears'],
    ['Magnets', '/blog/magnets'],
    ['Archive', '/blog/archive'],
    ['Tags', '/blog/tags'],
    ['RSS Feed', '/blog/rss.xml'],
  ]);
});

test('without posts, there is nothing', () => {
  setStaticData({ allBlogPost: { nodes: [] } });
  expect(render(<RecentPosts path="/blog" />).container).toBeEmptyDOMElement();
});

test.each([
  ['/blog/gears', ['Gears']],
  ['/blog', []],
])('at %s marks %j as current', (path, expected) => {
  render(<RecentPosts path={path} />);
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(expected);
});

test('is also in the drawer while it is open', async () => {
  stubDialog();
  stubMatchMedia();
  render(siteAt('/blog', <RecentPosts path="/blog" />));
  expect(landmarks()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Toggle navigation bar' }));
  const drawer = within(screen.getByRole('dialog'));
  expect(drawer.getByRole('navigation', { name: 'Blog recent posts navigation' })).toHaveTextContent('Ropes');
  expect(drawer.getByRole('button', { name: '← Back to main menu' })).toBeInTheDocument();
});
