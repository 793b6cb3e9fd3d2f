import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Sidebar } from '../../src/components/docs/sidebar';
import { withBranches } from '@physics-editor/lib/sidebar';
import { SidebarMemory, useSidebarMemory } from '../../src/shell/state/sidebar-memory';
import { deferred } from '../support/deferred';
import { navigate } from '../support/gatsby';
import { loader } from '../support/loader';
import { sidebarAt as sidebarOfPage, sidebarItemsOf } from '../support/sidebar';

const written = [
  { label: 'Introduction', path: '/docs' },
  { label: 'Scripting', path: '/docs/scripting', items: [{ label: 'Node scripts', path: '/docs/scripting/nodes' }] },
  {
    label: 'Guides',
    path: null,
    items: [
      { label: 'Snapping', path: '/docs/snapping' },
      { label: 'Mirroring', path: '/docs/mirroring' },
    ],
  },
];
const items = sidebarItemsOf(written);

const remembered = (sidebar: ReactElement) => <SidebarMemory>{sidebar}</SidebarMemory>;

const sidebarAt = (path: string) => remembered(<Sidebar label="Docs sidebar" items={items} path={path} />);

/** On each page, the sidebar is mounted again. */
const pageAt = (path: string, label = 'Docs sidebar') =>
  remembered(<Sidebar key={path} label={label} items={items} path={path} />);

const sidebar = () => within(screen.getByRole('navigation', { name: 'Docs sidebar' }));

afterEach(() => document.body.replaceChildren());

const caret = (label: string) =>
  sidebar().getByRole('button', { name: `Toggle the collapsible sidebar category '${label}'` });

const textsOf = (links: readonly HTMLElement[]) => links.map(({ textContent }) => textContent);
const pages = () => textsOf(sidebar().getAllByRole('link'));
const current = () => textsOf(sidebar().queryAllByRole('link', { current: 'page' }));

test('on narrow screens opens from a button without script', () => {
  render(sidebarAt('/docs'));
  const panel = sidebar().getByRole('link', { name: 'Introduction' }).closest('[popover]');
  expect(panel).toHaveAttribute('popover', 'auto');
  expect(panel?.id).toBeTruthy();
  // The button is in the landmark, but not in what it opens.
  const button = sidebar().getByRole('button', { name: 'In this section' });
  expect(button).toHaveAttribute('popovertarget', panel?.id);
  expect(panel).not.toContainElement(button);
});

const isOpen = (label: string) => caret(label).getAttribute('aria-expanded') === 'true';

test.each<[string, string[], scripting: boolean, guides: boolean]>([
  ['/docs', ['Introduction'], false, false],
  ['/docs/', ['Introduction'], false, false],
  ['/docs/elsewhere', [], false, false],
  ['/docs/mirroring', ['Mirroring'], false, true],
  ['/docs/scripting', ['Scripting'], true, false],
])('at %s marks %j, and has the category of the current page open', (path, marked, scripting, guides) => {
  render(sidebarAt(path));
  expect(current()).toEqual(marked);
  expect([isOpen('Scripting'), isOpen('Guides')]).toEqual([scripting, guides]);
  expect(pages()).toHaveLength(3 + Number(scripting) + 2 * Number(guides));
});

test('has the category of the current page open in the HTML already, without script', () => {
  jest.spyOn(console, 'error').mockImplementation(); // Of the layout effect, which the server leaves out.
  document.body.innerHTML = renderToStaticMarkup(sidebarAt('/docs/mirroring'));
  expect(pages()).toEqual(['Introduction', 'Scripting', 'Guides', 'Snapping', 'Mirroring']);
});

test('opens and closes a category by hand, also that of the current page', async () => {
  render(sidebarAt('/docs/mirroring'));
  await userEvent.click(caret('Guides'));
  expect(isOpen('Guides')).toBe(false);
  expect(pages()).toEqual(['Introduction', 'Scripting', 'Guides']);
  await userEvent.click(caret('Guides'));
  expect(isOpen('Guides')).toBe(true);
  expect(pages()).toEqual(['Introduction', 'Scripting', 'Guides', 'Snapping', 'Mirroring']);
});

test('opens the category of a page that is navigated to, also after it was closed, and leaves the others as they are', async () => {
  const { rerender } = render(sidebarAt('/docs/mirroring'));
  rerender(sidebarAt('/docs/scripting/nodes'));
  expect([isOpen('Scripting'), isOpen('Guides')]).toEqual([true, true]);
  await userEvent.click(caret('Guides'));
  rerender(sidebarAt('/docs'));
  expect([isOpen('Scripting'), isOpen('Guides')]).toEqual([true, false]);
  rerender(sidebarAt('/docs/snapping'));
  expect([isOpen('Scripting'), isOpen('Guides')]).toEqual([true, true]);
});

test('leads from a category to its page, or to the first page inside it', () => {
  render(sidebarAt('/docs'));
  expect(sidebar().getByRole('link', { name: 'Scripting' })).toHaveAttribute('href', '/docs/scripting');
  expect(sidebar().getByRole('link', { name: 'Guides' })).toHaveAttribute('href', '/docs/snapping');
});

test('preserves the state of categories when the sidebar is mounted again, as on each page', async () => {
  const { rerender } = render(pageAt('/docs/scripting'));
  await userEvent.click(caret('Guides'));
  await userEvent.click(caret('Scripting'));
  rerender(pageAt('/docs'));
  expect([isOpen('Scripting'), isOpen('Guides')]).toEqual([false, true]);
});

test('can do without the memory, as a page does whose frame has crashed', () => {
  render(<Sidebar label="Docs sidebar" items={items} path="/docs/mirroring" />);
  expect(isOpen('Guides')).toBe(true);
});

describe('a category whose pages are not known', () => {
  const { rows, branches } = sidebarOfPage('/docs/mirroring', written);

  /** As pages have it, which fill in what they get to know. */
  function Filled() {
    const { branches: known } = useSidebarMemory();
    return <Sidebar label="Docs sidebar" items={withBranches(rows, known)} path="/docs" />;
  }
  const renderFilled = () => render(remembered(<Filled />));

  test('opens with them once the page that it leads to has been loaded', async () => {
    const page = deferred<LoadedPage>();
    loader.loadPage.mockReturnValue(page.promise);
    renderFilled();
    expect(loader.loadPage).not.toHaveBeenCalled();
    await userEvent.click(caret('Guides'));
    expect(loader.loadPage.mock.calls).toEqual([['/docs/snapping']]);
    expect(isOpen('Guides')).toBe(false);
    await act(async () => page.resolve({ json: { pageContext: { branches } } }));
    expect(isOpen('Guides')).toBe(true);
    expect(pages()).toEqual(['Introduction', 'Scripting', 'Guides', 'Snapping', 'Mirroring']);

    await userEvent.click(caret('Guides'));
    await userEvent.click(caret('Guides'));
    expect(isOpen('Guides')).toBe(true);
    expect(loader.loadPage).toHaveBeenCalledTimes(1);
  });

  test.each<[string, LoadedPage | undefined]>([
    ['has those of other categories alone', { json: { pageContext: { branches: { api: [] } } } }],
    ['is in no sidebar', { json: { pageContext: {} } }],
    ['has no data', {}],
    ['is not available', undefined],
  ])('leads to that page if it %s', async (_, page) => {
    loader.loadPage.mockResolvedValueOnce(page);
    renderFilled();
    await userEvent.click(caret('Guides'));
    expect(navigate).toHaveBeenCalledWith('/docs/snapping', { replace: false });
    expect(isOpen('Guides')).toBe(false);
  });
});

describe('the scroll position of a sidebar', () => {
  const HEIGHT = 500;
  /** How far below the top of the sidebar the current page stands. */
  let currentTop: number;

  function panel(label = 'Docs sidebar'): Element {
    const found = screen.getByRole('navigation', { name: label }).querySelector('[popover]');
    if (!found) throw new Error('The sidebar has no panel.');
    return found;
  }

  beforeEach(() => {
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(() => currentTop);
  });

  test.each([
    ['/docs', 100, 0],
    ['/docs', HEIGHT * 0.8, 0],
    ['/docs', 1000, 750],
    // It is not in the sidebar.
    ['/docs/elsewhere', 1000, 0],
  ])('at first, with the current page %s at %i, is %i', (path, top, expected) => {
    currentTop = top;
    render(pageAt(path));
    expect(panel().scrollTop).toBe(expected);
  });

  test('is not that of another sidebar', () => {
    currentTop = 0;
    const { rerender } = render(pageAt('/docs'));
    panel().scrollTop = 320;
    rerender(pageAt('/community/support', 'Community sidebar'));
    expect(panel('Community sidebar').scrollTop).toBe(0);
    rerender(pageAt('/docs'));
    expect(panel().scrollTop).toBe(320);
  });
});
