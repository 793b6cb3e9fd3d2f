import { fireEvent, screen } from '@testing-library/react';
import type * as ShellModule from '../../src/shell/navigation/link-previews';
import { stubIntersectionObserver } from '../islands/observer';
import { follow } from '../support/follow';
import { forgetListeners } from '../support/listeners';
import { stub } from '../support/stub';
import { stubMatchMedia } from '../support/view';

const PREVIEWS = {
  title: 'FAQ',
  text: 'Questions.',
  parts: {
    grid: { title: 'Grid', text: 'It snaps.' },
    'scene-a': { title: 'A falls', text: '', picture: { src: '/a.png', width: 640, height: 360, alt: 'A ball.' } },
  },
};

let shell: typeof ShellModule;
let answers: Record<string, { status: number; json?: unknown }>;
let asked: string[];

forgetListeners();

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  stubMatchMedia();
  stubIntersectionObserver({ inView: true });
  history.replaceState(null, '', '/docs/snapping');
  asked = [];
  answers = { '/previews/docs/faq.json': { status: 200, json: PREVIEWS } };
  stub(globalThis, {
    fetch: (address: string) => {
      asked.push(address);
      const { status, json } = answers[address] ?? { status: 404 };
      if (status === 0) return Promise.reject(new TypeError('No network.'));
      return Promise.resolve({ ok: status === 200, status, url: address, json: () => Promise.resolve(json) });
    },
  });
  // jsdom has no layout.
  Element.prototype.getClientRects = () => Object.assign([], { item: () => null });
  shell = await import('../../src/shell/navigation/link-previews');
  shell.startPreviews();
});

afterEach(() => document.body.replaceChildren());

function page(href: string, { className = 'content', extra = '' } = {}): HTMLElement {
  document.body.innerHTML = `<div class="${className}"><p><a href="${href}"><em>there</em></a></p></div>${extra}`;
  return screen.getByRole('link', { name: 'there' });
}

const pointer = (element: Element, type: string, pointerType = 'mouse') => {
  const event = new MouseEvent(type, { bubbles: type === 'pointerover', clientY: 10 });
  fireEvent(element, Object.assign(event, { pointerType }));
};
const pointAt = (link: Element, pointerType?: string) => {
  pointer(link.firstElementChild ?? link, 'pointerover', pointerType);
  pointer(link, 'pointerenter', pointerType);
};
const leave = (element: Element) => pointer(element, 'pointerleave');
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const tip = () => screen.queryByRole('tooltip');

/** Points at a link until its preview is there. */
async function preview(link: HTMLElement): Promise<HTMLElement> {
  pointAt(link);
  await pass(310);
  return link;
}

test('a link that is pointed at has its preview after 300 ms, and is described by it', async () => {
  const link = page('/docs/faq');
  link.setAttribute('aria-describedby', 'note');
  pointAt(link);
  await pass(290);
  expect(tip()).toBeNull();
  await pass(20);
  expect(tip()).toHaveTextContent('FAQQuestions.');
  expect(link).toHaveAttribute('aria-describedby', `note ${tip()?.id}`);
  leave(link);
  await pass(250);
  expect(tip()).toBeNull();
  expect(link).toHaveAttribute('aria-describedby', 'note');
});

test.each([
  ['a heading', '/docs/faq#grid', 'FAQGridIt snaps.'],
  ['a part with values', '/docs/faq.html#grid?a=1', 'FAQGridIt snaps.'],
  ['an unknown part', '/docs/faq#none', 'FAQQuestions.'],
  ['a member of all objects', '/docs/faq#constructor', 'FAQQuestions.'],
  ['a scene with its poster', '/docs/faq#scene-a', 'FAQA falls'],
])('a link to %s shows what it leads to', async (_, href, text) => {
  await preview(page(href));
  expect(tip()).toHaveTextContent(text);
  const poster = text === 'FAQA falls' ? '/a.png' : undefined;
  expect(screen.queryByRole('img', { name: 'A ball.' })?.getAttribute('src')).toBe(poster);
});

test('a pointer that only passes sees nothing', async () => {
  const link = page('/docs/faq');
  pointAt(link);
  await pass(100);
  leave(link);
  await pass(1000);
  expect(tip()).toBeNull();
});

test('the pointer can move onto the preview, which stays until it leaves', async () => {
  const link = await preview(page('/docs/faq'));
  leave(link);
  await pass(100);
  const popup = screen.getByRole('tooltip');
  pointer(popup, 'pointerenter');
  await pass(5000);
  expect(tip()).toBe(popup);
  leave(popup);
  await pass(250);
  expect(tip()).toBeNull();
});

test('the focus shows it too, until it moves on', async () => {
  const link = page('/docs/faq', { extra: '<button>Next</button>' });
  link.focus();
  await pass(310);
  expect(tip()).toBeVisible();
  await pass(5000);
  expect(tip()).toBeVisible();
  screen.getByRole('button').focus();
  await pass(250);
  expect(tip()).toBeNull();
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a click', follow],
])('%s dismisses it, until the link is pointed at again', async (_, act) => {
  const link = await preview(page('/docs/faq'));
  act(link);
  expect(tip()).toBeNull();
  pointer(link, 'pointerover');
  await pass(1000);
  expect(tip()).toBeNull();
  leave(link);
  await pass(10);
  await preview(link);
  expect(tip()).toBeVisible();
});

test('only one is shown at a time', async () => {
  const link = page('/docs/faq', { extra: '<div class="member"><a href="/docs/faq#grid">grid</a></div>' });
  await preview(link);
  pointAt(screen.getByRole('link', { name: 'grid' }));
  await pass(0);
  expect(tip()).toBeNull();
  await pass(310);
  expect(tip()).toHaveTextContent('Grid');
  expect(link).not.toHaveAttribute('aria-describedby');
});

test('the previews of a page are fetched once, and again after a failure', async () => {
  const link = page('/docs/faq');
  answers['/previews/docs/faq.json'] = { status: 0 };
  for (const status of [0, 503, 200, 200]) {
    answers['/previews/docs/faq.json'] = { status, json: PREVIEWS };
    pointAt(link);
    await pass(310);
    expect(tip() !== null).toBe(status === 200);
    leave(link);
    await pass(250);
  }
  expect(asked).toHaveLength(3);
});

test.each([
  ['with data saving', '/docs/faq', () => stub(navigator, { connection: { saveData: true } })],
  ['with reduced data', '/docs/faq', () => stubMatchMedia(['(prefers-reduced-data: reduce)'])],
  ['to another site', 'https://elsewhere.example/docs/faq', () => undefined],
  ['to a file', '/files/scene.json', () => undefined],
  ['to the page itself', '/docs/snapping', () => undefined],
])('there is none %s, and nothing is fetched', async (_, href, prepare) => {
  prepare();
  pointAt(page(href));
  await pass(1000);
  expect(tip()).toBeNull();
  expect(asked).toEqual([]);
});

test('there is none on touch, in navigation, and for a page without previews', async () => {
  pointAt(page('/docs/faq'), 'touch');
  await pass(1000);
  pointAt(page('/docs/faq', { className: 'sidebar' }));
  await pass(1000);
  expect(asked).toEqual([]);
  pointAt(page('/docs/none'));
  await pass(1000);
  expect(tip()).toBeNull();
});

test('a part of the page itself has one unless it is visible', async () => {
  history.replaceState(null, '', '/docs/faq');
  const link = page('#grid', { extra: '<h2 id="grid">Grid</h2>' });
  const heading = screen.getByRole('heading');
  heading.getBoundingClientRect = () => new DOMRect(0, 100, 100, 20);
  pointAt(link);
  await pass(1000);
  expect(tip()).toBeNull();
  heading.getBoundingClientRect = () => new DOMRect(0, 5000, 100, 20);
  leave(link);
  await preview(link);
  expect(tip()).toHaveTextContent('Grid');
});
