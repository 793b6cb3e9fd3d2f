import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { TabItem, Tabs } from '../../src/components/content/tabs';
import { stubIntersectionObserver } from './observer';
import { Page } from './page';

jest.mock('react-dom/server', () => jest.requireActual('react-dom/server.node'));

/** Tabs for the web, the desktop and the phone, as they stand in a built page. */
const platforms = (groupId?: string) =>
  renderToStaticMarkup(
    <Tabs {...(groupId ? { groupId } : {})}>
      <TabItem value="web" label="Web">
        On the web
      </TabItem>
      <TabItem value="desk" label="Desktop">
        On the desk
      </TabItem>
      <TabItem value="phone" label="Phone">
        On the phone
      </TabItem>
    </Tabs>,
  );

async function renderLive(...markups: string[]) {
  render(<Page html={markups.join('')} />);
  return await screen.findAllByRole('tablist');
}

/** Tabs of which the second holds something that an address may name. */
const withTarget = renderToStaticMarkup(
  <Tabs groupId="platform">
    <TabItem value="web" label="Web">
      On the web
    </TabItem>
    <TabItem value="desk" label="Desktop">
      <h3 id="café">On the desk</h3>
    </TabItem>
  </Tabs>,
);

const tab = (name: string) => screen.getByRole('tab', { name });

/** Labels of the chosen tabs, over all tab lists of the page. */
const chosen = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

const otherBrowserTab = (key: string, newValue: string | null) =>
  act(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

/** The address that the document was requested at; jsdom does not record it. */
const arriveAt = (name: string) => Object.assign(performance, { getEntriesByType: () => [{ name }] });

let scrollBy: jest.SpyInstance;
const scrollIntoView = jest.fn();

beforeEach(() => {
  localStorage.clear();
  stubIntersectionObserver({ inView: true });
  scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation();
  arriveAt('http://localhost/');
  // jsdom has no layout.
  Object.assign(Element.prototype, { scrollIntoView: scrollIntoView.mockReset() });
});

afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

test('has a tab for each panel, and shows the first', async () => {
  await renderLive(platforms());
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Web', 'Desktop', 'Phone']);
  expect(chosen()).toEqual(['Web']);
  expect(screen.getByText('On the web')).toBeVisible();
  expect(screen.getByText('On the desk')).not.toBeVisible();
  expect(screen.getByText('On the phone')).not.toBeVisible();
});

test('uses the panels in the page', async () => {
  const html = platforms();
  render(<Page html={html} />);
  const panel = screen.getByText('On the web');
  await screen.findByRole('tablist');
  expect(screen.getByRole('tabpanel')).toBe(panel);
});

test('associates each tab with its panel', async () => {
  await renderLive(platforms());
  const panel = screen.getByRole('tabpanel', { name: 'Web' });
  expect(panel).toHaveTextContent('On the web');
  expect(tab('Web')).toHaveAttribute('aria-controls', panel.id);
});

test('labels a panel even if the value of its tab contains a space', async () => {
  const html = renderToStaticMarkup(
    <Tabs>
      <TabItem value="On the web">Text</TabItem>
    </Tabs>,
  );
  await renderLive(html);
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('On the web');
});

test('shows the panel of a clicked tab and hides the others', async () => {
  await renderLive(platforms());
  await userEvent.click(tab('Desktop'));
  expect(chosen()).toEqual(['Desktop']);
  expect(screen.getByText('On the desk')).toBeVisible();
  expect(screen.getByText('On the web')).not.toBeVisible();
});

test('has only the selected tab in the tab order', async () => {
  await renderLive(platforms());
  await userEvent.click(tab('Phone'));
  const stops = screen.getAllByRole('tab').filter((element) => element.tabIndex === 0);
  expect(stops).toEqual([tab('Phone')]);
});

test.each([
  ['Web', '{ArrowRight}', 'Desktop'],
  ['Phone', '{ArrowRight}', 'Web'],
  ['Desktop', '{ArrowLeft}', 'Web'],
  ['Web', '{ArrowLeft}', 'Phone'],
  ['Phone', '{Home}', 'Web'],
  ['Web', '{End}', 'Phone'],
])('at %s the key %s leads to %s', async (from, key, to) => {
  await renderLive(platforms());
  await userEvent.click(tab(from));
  await userEvent.keyboard(key);
  expect(chosen()).toEqual([to]);
  expect(tab(to)).toHaveFocus();
});

test('ignores other keys', async () => {
  await renderLive(platforms());
  await userEvent.click(tab('Web'));
  await userEvent.keyboard('{ArrowDown}x');
  expect(chosen()).toEqual(['Web']);
});

test('ignores the arrow key that goes back in the browser', async () => {
  await renderLive(platforms());
  await userEvent.click(tab('Desktop'));
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(chosen()).toEqual(['Desktop']);
});

test('switches the tabs of the same group elsewhere on the page, and no others', async () => {
  const [first] = await renderLive(platforms('platform'), platforms('platform'), platforms('other'), platforms());
  if (!first) throw new Error('There is no tab list.');
  await userEvent.click(within(first).getByRole('tab', { name: 'Desktop' }));
  expect(chosen()).toEqual(['Desktop', 'Desktop', 'Web', 'Web']);
});

test('does not change a tab list of the same group without such a tab', async () => {
  const smaller = renderToStaticMarkup(
    <Tabs groupId="platform">
      <TabItem value="web" label="Browser">
        Here
      </TabItem>
    </Tabs>,
  );
  await renderLive(platforms('platform'), smaller);
  await userEvent.click(tab('Phone'));
  expect(chosen()).toEqual(['Phone', 'Browser']);
});

test('keeps the clicked tab at its position on the screen', async () => {
  const [list] = await renderLive(platforms('platform'));
  const host = list?.closest('[data-island]');
  if (!host) throw new Error('There is no island.');
  const box = jest.spyOn(host, 'getBoundingClientRect');
  box.mockReturnValueOnce(new DOMRect(0, 100)).mockReturnValue(new DOMRect(0, 160));
  await userEvent.click(tab('Desktop'));
  await act(() => new Promise(requestAnimationFrame));
  expect(scrollBy).toHaveBeenCalledWith({ top: 60, behavior: 'instant' });
});

test('stores the choice of a group', async () => {
  await renderLive(platforms('platform'));
  await userEvent.click(tab('Desktop'));
  expect(localStorage.getItem('tab.platform')).toBe('desk');
});

test('stores nothing without a group', async () => {
  await renderLive(platforms());
  await userEvent.click(tab('Desktop'));
  expect(localStorage).toHaveLength(0);
});

test('initially shows the stored choice', async () => {
  localStorage.setItem('tab.platform', 'phone');
  await renderLive(platforms('platform'), platforms('other'));
  expect(chosen()).toEqual(['Phone', 'Web']);
});

test('initially shows the first tab if the stored choice does not exist', async () => {
  localStorage.setItem('tab.platform', 'watch');
  await renderLive(platforms('platform'));
  expect(chosen()).toEqual(['Web']);
});

describe('the first tab to be shown', () => {
  const withDefault = (defaultValue?: string) =>
    renderToStaticMarkup(
      <Tabs groupId="platform" queryString="os" {...(defaultValue ? { defaultValue } : {})}>
        <TabItem value="web" label="Web">
          On the web
        </TabItem>
        <TabItem value="desk" label="Desktop">
          On the desk
        </TabItem>
        <TabItem value="phone" label="Phone">
          On the phone, later
        </TabItem>
      </Tabs>,
    );

  test.each([
    ['the first, without a default', undefined, '/page', '', '', 'Web'],
    ['the default', 'desk', '/page', '', '', 'Desktop'],
    ['the stored one, not the default', 'desk', '/page', '', 'web', 'Web'],
    ['that of the query, not the stored one', 'desk', '/page?os=phone', '', 'web', 'Phone'],
    ['the stored one, if the query is unknown', 'desk', '/page?os=watch', '', 'web', 'Web'],
    ['the one with the text of the address', 'desk', '/page?os=web', '#:~:text=On%20the%20phone%2C', 'web', 'Phone'],
    ['the one with a text after another', 'web', '/page', '#a:~:text=a-,On%20the%20d,-e', 'phone', 'Desktop'],
  ])('is %s', async (_, defaultValue, address, fragment, stored, label) => {
    history.replaceState(null, '', address);
    arriveAt(`http://localhost${address}${fragment}`);
    if (stored) localStorage.setItem('tab.platform', stored);
    await renderLive(withDefault(defaultValue));
    expect(chosen()).toEqual([label]);
  });
});

test('writes the choice to the query of the address, and keeps the rest', async () => {
  history.replaceState({ key: '1' }, '', '/page?a=b#c');
  await renderLive(
    renderToStaticMarkup(
      <Tabs queryString="os">
        <TabItem value="web" label="Web">
          A
        </TabItem>
        <TabItem value="m s" label="Desktop">
          B
        </TabItem>
      </Tabs>,
    ),
  );
  await userEvent.click(tab('Desktop'));
  expect([location.pathname + location.search + location.hash, history.state]).toEqual([
    '/page?a=b&os=m+s#c',
    { key: '1' },
  ]);
});

test('lets the browser find text in other panels, and shows the one it finds', async () => {
  await renderLive(platforms('platform'));
  const panel = screen.getByText('On the phone');
  expect(panel).toHaveAttribute('hidden', 'until-found');
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toEqual([screen.getByText('On the web')]);
  act(() => void panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(chosen()).toEqual(['Phone']);
  expect(panel).not.toHaveAttribute('hidden');
  expect(localStorage).toHaveLength(0);
});

test('works if storage is blocked', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  await renderLive(platforms('platform'), platforms('platform'));
  expect(chosen()).toEqual(['Web', 'Web']);
  const [first] = screen.getAllByRole('tab', { name: 'Desktop' });
  if (!first) throw new Error('There is no tab.');
  await userEvent.click(first);
  expect(chosen()).toEqual(['Desktop', 'Desktop']);
});

test.each([
  ['in view', 100, 1],
  ['out of view, since the reader has scrolled on', -900, 0],
])('initially shows the panel with the target of the address, which is %s', async (_, top, times) => {
  localStorage.setItem('tab.platform', 'web');
  history.replaceState(null, '', '#caf%C3%A9');
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 20));
  await renderLive(withTarget);
  expect(chosen()).toEqual(['Desktop']);
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
  expect(localStorage.getItem('tab.platform')).toBe('web');
});

test('opens the panel with the target of the address when it changes', async () => {
  await renderLive(withTarget);
  expect(chosen()).toEqual(['Web']);
  history.replaceState(null, '', '#caf%C3%A9');
  scrollIntoView.mockImplementation(() => expect(screen.getByText('On the desk')).toBeVisible());
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect(chosen()).toEqual(['Desktop']);
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('On the desk')]);
});

test.each(['', '#elsewhere', '#100%'])('does not change when the address changes to "%s"', async (hash) => {
  await renderLive(withTarget);
  await userEvent.click(tab('Desktop'));
  history.replaceState(null, '', `/${hash}`);
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect(chosen()).toEqual(['Desktop']);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('restores the static form when it is unmounted', async () => {
  const html = platforms();
  const { rerender } = render(<Page html={html} />);
  await screen.findByRole('tablist');
  const panel = screen.getByText('On the desk');
  rerender(<Page html="" />);
  expect(panel).not.toHaveAttribute('hidden');
});

test('follows the choice made in another browser tab', async () => {
  await renderLive(platforms('platform'), platforms('other'));
  otherBrowserTab('tab.platform', 'phone');
  expect(chosen()).toEqual(['Phone', 'Web']);
});

test.each([
  ['a cleared choice', 'tab.platform', null],
  ['a choice that is not among its tabs', 'tab.platform', 'watch'],
  ['any other key', 'theme', 'phone'],
])('ignores %s of another browser tab', async (_, key, value) => {
  await renderLive(platforms('platform'));
  otherBrowserTab(key, value);
  expect(chosen()).toEqual(['Web']);
});
