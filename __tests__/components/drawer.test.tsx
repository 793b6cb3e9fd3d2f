import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sidebar } from '../../src/components/docs/sidebar';
import { startNavigation } from '../../src/shell/navigation/navigation';
import { stubDialog } from '../support/dialog';
import { follow } from '../support/follow';
import { loader } from '../support/loader';
import { expectVisit } from '../support/overlay';
import { sidebarItemsOf } from '../support/sidebar';
import { siteAt } from '../support/site';
import { stubMatchMedia } from '../support/view';

const plain = <main id="main">The page</main>;

const items = sidebarItemsOf([
  { label: 'Introduction', path: '/docs' },
  { label: 'Guides', path: null, items: [{ label: 'Snapping', path: '/docs/snapping' }] },
]);
const inSection = <Sidebar label="Docs sidebar" items={items} path="/docs" />;

let back: jest.SpyInstance;

beforeAll(() => startNavigation());

beforeEach(() => {
  stubDialog();
  stubMatchMedia();
  back = jest.spyOn(history, 'back');
});

const hamburger = () => screen.getByRole('button', { name: 'Toggle navigation bar' });

async function open() {
  await userEvent.click(hamburger());
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Navigation' });
}

const expectClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(hamburger()).toHaveAttribute('aria-expanded', 'false');
};

test('opens above the page, with the main menu, the name of the site and the colour mode, and not before', async () => {
  render(siteAt('/blog/latest-post', plain));
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  expect(hamburger()).toHaveAttribute('aria-expanded', 'false');
  const drawer = await open();
  expect(drawer.open).toBe(true);
  expect(hamburger()).toHaveAttribute('aria-expanded', 'true');
  const menu = within(within(drawer).getByRole('navigation', { name: 'Main' }));
  expect(menu.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: 'Launch' })).toBeInTheDocument();
  expect(within(drawer).getByRole('link', { name: 'Test site' })).toHaveAttribute('href', '/');
  expect(within(drawer).getByRole('button', { name: /^Switch between dark and light mode/ })).toBeEnabled();
  expect(within(drawer).queryByRole('button', { name: /Back to main menu/ })).not.toBeInTheDocument();
});

describe('on a page of a section', () => {
  test('shows the pages of the section first, and the main menu on request', async () => {
    render(siteAt('/docs', inSection));
    const drawer = within(await open());
    expect(drawer.getByRole('navigation', { name: 'Docs sidebar' })).toHaveTextContent('IntroductionGuides');
    expect(drawer.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();

    await userEvent.click(drawer.getByRole('button', { name: '← Back to main menu' }));
    expect(drawer.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(drawer.queryByRole('navigation', { name: 'Docs sidebar' })).not.toBeInTheDocument();
  });

  test('remains open for a category, and closes when a page is chosen, which replaces its entry in the history', async () => {
    render(siteAt('/docs', inSection));
    const drawer = within(await open());
    await userEvent.click(drawer.getByRole('button', { name: "Toggle the collapsible sidebar category 'Guides'" }));
    expect(follow(drawer.getByRole('link', { name: 'Snapping' }))).toBe(false);
    await expectClosed();
    expect(back).not.toHaveBeenCalled();
    await expectVisit('/docs/snapping');
    expect(loader.loadPage).toHaveBeenCalledTimes(1);
  });

  test('shows the main menu after the section is left', async () => {
    const { rerender } = render(siteAt('/docs', inSection));
    const drawer = within(await open());
    rerender(siteAt('/', plain));
    expect(drawer.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  });
});

test.each([
  ['Community', { ctrlKey: true }],
  ['Community', { metaKey: true }],
  ['Community', { shiftKey: true }],
  ['Community', { altKey: true }],
  // To another site.
  ['Launch', {}],
])('a link in it to %s is left to the browser with %j, and the drawer remains', async (name, click) => {
  render(siteAt('/docs', plain));
  const drawer = await open();
  expect(follow(within(drawer).getByRole('link', { name }), click)).toBe(true);
  expect(drawer.open).toBe(true);
  expect(loader.loadPage).not.toHaveBeenCalled();
});
