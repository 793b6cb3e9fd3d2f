import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TabItem, Tabs } from '../../src/components/content/tabs';
import { blockStorage, storeInOtherTab } from '../support/storage';
import { stubIntersectionObserver } from './observer';
import { changeHash, Page } from './page';

type Item = readonly [value: string, label: string, text: ReactNode];

/** Tabs as they stand in a built page. */
const tabsOf = (props: Omit<ComponentProps<typeof Tabs>, 'children'>, items: readonly Item[]) =>
  renderToStaticMarkup(
    <Tabs {...props}>
      {items.map(([value, label, text]) => (
        <TabItem key={value} value={value} label={label}>
          {text}
        </TabItem>
      ))}
    </Tabs>,
  );

const PLATFORMS: readonly Item[] = [
  ['web', 'Web', 'On the web'],
  ['desk', 'Desktop', 'On the desk'],
  ['phone', 'Phone', 'On the phone, later'],
];

const platforms = (groupId?: string) => tabsOf(groupId ? { groupId } : {}, PLATFORMS);

async function renderLive(...markups: string[]) {
  render(<Page html={markups.join('')} />);
  return await screen.findAllByRole('tablist');
}

/** Tabs of which the second holds something that an address may name. */
const withTarget = tabsOf({ groupId: 'platform' }, [
  ['web', 'Web', 'On the web'],
  [
    'desk',
    'Desktop',
    <h3 key="café" id="café">
      On the desk
    </h3>,
  ],
]);

const tab = (name: string) => screen.getByRole('tab', { name });

/** Labels of the chosen tabs, over all tab lists of the page. */
const chosen = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

/** The address that the document was requested at; jsdom does not record it. */
const arriveAt = (name: string) => Object.assign(performance, { getEntriesByType: () => [{ name }] });

const scrollIntoView = jest.fn();

beforeEach(() => {
  localStorage.clear();
  stubIntersectionObserver({ inView: true });
  jest.spyOn(window, 'scrollBy').mockImplementation();
  arriveAt('http://localhost/');
  // jsdom has no layout.
  Object.assign(Element.prototype, { scrollIntoView: scrollIntoView.mockReset() });
});

afterEach(() => history.replaceState(null, '', '/'));

test('has a tab for each panel in the page, labelled by it, and shows the first', async () => {
  render(<Page html={platforms()} />);
  const panel = screen.getByText('On the web');
  await screen.findByRole('tablist');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Web', 'Desktop', 'Phone']);
  expect(chosen()).toEqual(['Web']);
  expect(screen.getByRole('tabpanel', { name: 'Web' })).toBe(panel);
  expect(tab('Web')).toHaveAttribute('aria-controls', panel.id);
  expect(panel).toBeVisible();
  for (const other of [/desk/, /phone/]) expect(screen.getByText(other)).not.toBeVisible();
});

test('labels a panel even if the value of its tab contains a space', async () => {
  await renderLive(tabsOf({}, [['On the web', 'On the web', 'Text']]));
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('On the web');
});

test('shows the panel of a clicked tab, hides the others, and has only this tab in the tab order', async () => {
  await renderLive(platforms());
  await userEvent.click(tab('Desktop'));
  expect(chosen()).toEqual(['Desktop']);
  expect(screen.getByText('On the desk')).toBeVisible();
  expect(screen.getByText('On the web')).not.toBeVisible();
  expect(screen.getAllByRole('tab').filter((element) => element.tabIndex === 0)).toEqual([tab('Desktop')]);
});

test.each([
  ['Web', '{ArrowRight}', 'Desktop'],
  ['Phone', '{ArrowRight}', 'Web'],
  ['Desktop', '{ArrowLeft}', 'Web'],
  ['Web', '{ArrowLeft}', 'Phone'],
  ['Phone', '{Home}', 'Web'],
  ['Web', '{End}', 'Phone'],
  ['Web', '{ArrowDown}x', 'Web'],
  // It goes back in the browser.
  ['Desktop', '{Alt>}{ArrowLeft}{/Alt}', 'Desktop'],
])('at %s the key %s leads to %s', async (from, key, to) => {
  await renderLive(platforms());
  await userEvent.click(tab(from));
  await userEvent.keyboard(key);
  expect(chosen()).toEqual([to]);
  expect(tab(to)).toHaveFocus();
});

test('switches the tabs of the same group elsewhere on the page, and no others', async () => {
  const [first] = await renderLive(platforms('platform'), platforms('platform'), platforms('other'), platforms());
  if (!first) throw new Error('There is no tab list.');
  await userEvent.click(within(first).getByRole('tab', { name: 'Desktop' }));
  expect(chosen()).toEqual(['Desktop', 'Desktop', 'Web', 'Web']);
});

test('does not change a tab list of the same group without such a tab', async () => {
  const smaller = tabsOf({ groupId: 'platform' }, [['web', 'Browser', 'Here']]);
  await renderLive(platforms('platform'), smaller);
  await userEvent.click(tab('Phone'));
  expect(chosen()).toEqual(['Phone', 'Browser']);
});

test.each([
  ['platform', { 'tab.platform': 'desk' }],
  [undefined, {}],
])('with the group %s, %j is stored', async (group, stored) => {
  await renderLive(platforms(group));
  await userEvent.click(tab('Desktop'));
  expect({ ...localStorage }).toEqual(stored);
});

test.each([
  ['phone', ['Phone', 'Web']],
  ['watch', ['Web', 'Web']],
])('initially shows the stored choice %s of its group, if it exists: %j', async (stored, shown) => {
  localStorage.setItem('tab.platform', stored);
  await renderLive(platforms('platform'), platforms('other'));
  expect(chosen()).toEqual(shown);
});

test.each([
  ['the first, without a default', undefined, '/page', '', '', 'Web'],
  ['the default', 'desk', '/page', '', '', 'Desktop'],
  ['the stored one, not the default', 'desk', '/page', '', 'web', 'Web'],
  ['that of the query, not the stored one', 'desk', '/page?os=phone', '', 'web', 'Phone'],
  ['the stored one, if the query is unknown', 'desk', '/page?os=watch', '', 'web', 'Web'],
  ['the one with the text of the address', 'desk', '/page?os=web', '#:~:text=On%20the%20phone%2C', 'web', 'Phone'],
  ['the one with a text after another', 'web', '/page', '#a:~:text=a-,On%20the%20d,-e', 'phone', 'Desktop'],
])('the first tab to be shown is %s', async (_, defaultValue, address, fragment, stored, label) => {
  history.replaceState(null, '', address);
  arriveAt(`http://localhost${address}${fragment}`);
  if (stored) localStorage.setItem('tab.platform', stored);
  await renderLive(
    tabsOf({ groupId: 'platform', queryString: 'os', ...(defaultValue ? { defaultValue } : {}) }, PLATFORMS),
  );
  expect(chosen()).toEqual([label]);
});

test('writes the choice to the query of the address, and keeps the rest', async () => {
  history.replaceState({ key: '1' }, '', '/page?a=b#c');
  await renderLive(
    tabsOf({ queryString: 'os' }, [
      ['web', 'Web', 'A'],
      ['m s', 'Desktop', 'B'],
    ]),
  );
  await userEvent.click(tab('Desktop'));
  expect(location.href).toBe('http://localhost/page?a=b&os=m+s#c');
  expect(history.state).toEqual({ key: '1' });
});

test('lets the browser find text in other panels, and shows the one it finds', async () => {
  await renderLive(platforms('platform'));
  const panel = screen.getByText(/phone/);
  expect(panel).toHaveAttribute('hidden', 'until-found');
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toEqual([screen.getByText('On the web')]);
  act(() => void panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(chosen()).toEqual(['Phone']);
  expect(panel).not.toHaveAttribute('hidden');
  expect(localStorage).toHaveLength(0);
});

test('works if storage is blocked', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  blockStorage();
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
  scrollIntoView.mockImplementation(() => expect(screen.getByText('On the desk')).toBeVisible());
  changeHash('#caf%C3%A9');
  expect(chosen()).toEqual(['Desktop']);
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('On the desk')]);
});

test.each(['', '#elsewhere', '#100%'])('does not change when the address changes to "%s"', async (hash) => {
  await renderLive(withTarget);
  await userEvent.click(tab('Desktop'));
  changeHash(`/${hash}`);
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

test.each([
  ['tab.platform', 'phone', 'Phone'],
  ['tab.platform', null, 'Web'],
  ['tab.platform', 'watch', 'Web'],
  ['theme', 'phone', 'Web'],
])('after another browser tab has stored under %s the value %j, %s is shown', async (key, value, label) => {
  await renderLive(platforms('platform'), platforms('other'));
  storeInOtherTab(key, value);
  expect(chosen()).toEqual([label, 'Web']);
});
