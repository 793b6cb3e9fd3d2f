import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TabItem, Tabs } from '../../src/components/content/tabs';
import { Content } from '../../src/components/layout/content';
import { stubIntersectionObserver } from '../islands/observer';
import { navigate } from '../support/gatsby';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'));
jest.mock('react-dom/server', () => jest.requireActual('react-dom/server.node'));

beforeEach(() => {
  stubIntersectionObserver({ inView: true });
  history.replaceState(null, '', '/docs/faq');
});

afterEach(() => Object.assign(globalThis, { __PATH_PREFIX__: '' }));

/** Clicks the link of a text; tells whether the browser was left to follow it. */
function follow(attributes: string, click: MouseEventInit = {}): boolean {
  render(<Content html={`<p>See <a ${attributes}><em>there</em></a></p>`} />);
  const target = screen.getByText('there');
  const event = createEvent.click(target, { button: 0, ...click });
  // After React has handled the click, keep jsdom, which knows no navigation, from following the link.
  let isLeft = false;
  const stop = (late: Event) => {
    isLeft = !late.defaultPrevented;
    late.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent(target, event);
  return isLeft;
}

test('follows a link to another page without a page load', () => {
  expect(follow('href="/docs/assets?a=1#part"')).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/docs/assets?a=1#part');
});

test('hands the router a path without the path prefix', () => {
  Object.assign(globalThis, { __PATH_PREFIX__: '/site' });
  expect(follow('href="/site/docs/assets"')).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/docs/assets');
});

test.each([
  ['an anchor of the same page', 'href="#part"'],
  ['a link that opens beside the site', 'href="/docs/assets" target="_blank"'],
  ['a link to another site', 'href="https://elsewhere.example/"'],
  ['a mail address', 'href="mailto:a@example.com"'],
])('leaves %s to the browser', (_, attributes) => {
  expect(follow(attributes)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (click) => {
    expect(follow('href="/docs/assets"', click)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test('makes what is interactive in the text come alive', async () => {
  const html = renderToStaticMarkup(
    <Tabs>
      <TabItem value="web">On the web</TabItem>
    </Tabs>,
  );
  render(<Content html={html} />);
  await waitFor(() => expect(screen.getByRole('tab', { name: 'web' })).toBeInTheDocument());
});
