import { fireEvent, screen } from '@testing-library/react';
import type * as PrefetchModule from '../../../src/shell/navigation/prefetch';
import { stubIntersectionObserver } from '../../islands/observer';
import { forgetListeners } from '../../support/listeners';
import { loader } from '../../support/loader';
import { stub } from '../../support/stub';

let prefetch: typeof PrefetchModule;

forgetListeners();

beforeEach(async () => {
  jest.resetModules();
  stubIntersectionObserver({ inView: true });
  prefetch = await import('../../../src/shell/navigation/prefetch');
});

function linkTo(href: string) {
  document.body.innerHTML = `<a href="${href}"><em>there</em></a>`;
  const link = screen.getByRole<HTMLAnchorElement>('link');
  return { link, inside: screen.getByText('there') };
}

const slow = [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }];

describe('a link that comes into view', () => {
  test('has its page prefetched then, and once, however many links there are', () => {
    const view = stubIntersectionObserver({ inView: false });
    for (const [href, asked] of [
      ['/docs/faq.html?a=1#part', ['/docs/faq']],
      ['/docs/faq/#part', ['/docs/faq']],
      ['/docs/assets', ['/docs/faq', '/docs/assets']],
    ] as const) {
      const before = loader.enqueue.mock.calls.length;
      const { link } = linkTo(href);
      prefetch.watchLink(link);
      expect(loader.enqueue).toHaveBeenCalledTimes(before);
      view.scrollTo(link);
      view.scrollTo(link);
      expect(loader.enqueue.mock.calls.flat()).toEqual(asked);
    }
  });

  test('prefetches nothing when it is no longer observed', () => {
    const view = stubIntersectionObserver({ inView: false });
    const { link } = linkTo('/docs/faq');
    prefetch.watchLink(link)();
    view.scrollTo(link);
    expect(loader.enqueue).not.toHaveBeenCalled();
  });

  test.each(['https://elsewhere.example/', 'mailto:a@example.com', '/files/scene.json'])(
    'prefetches nothing for %s, which is not a page',
    (href) => {
      prefetch.watchLink(linkTo(href).link);
      expect(loader.enqueue).not.toHaveBeenCalled();
    },
  );

  test.each<[NonNullable<Navigator['connection']>, number]>([
    ...slow.map((connection): [typeof connection, number] => [connection, 0]),
    [{ effectiveType: '4g' }, 1],
    [{ effectiveType: '3g', saveData: false }, 1],
  ])('is prefetched at %j %i times', (connection, times) => {
    stub(navigator, { connection });
    prefetch.watchLink(linkTo('/docs/faq').link);
    expect(loader.enqueue).toHaveBeenCalledTimes(times);
  });
});

describe('a link that is likely to be followed', () => {
  beforeEach(() => prefetch.loadLikelyPages());

  test.each([
    ['points at it', fireEvent.mouseOver],
    ['touches it', fireEvent.touchStart],
    ['moves the focus to it', fireEvent.focusIn],
  ])('has its page loaded when the reader %s', (_, act) => {
    act(linkTo('/docs/faq').inside);
    expect(loader.loadPage.mock.calls).toEqual([['/docs/faq']]);
  });

  test('loads a page once, whatever the link and event', () => {
    fireEvent.mouseOver(linkTo('/docs/faq').inside);
    fireEvent.mouseOver(linkTo('/docs/faq#part').inside);
    fireEvent.focusIn(linkTo('/docs/faq/').link);
    expect(loader.loadPage).toHaveBeenCalledTimes(1);
    fireEvent.mouseOver(linkTo('/docs/assets').link);
    expect(loader.loadPage).toHaveBeenCalledTimes(2);
  });

  test('has its page loaded at once, ahead of the queue', () => {
    const abort = jest.fn();
    loader.enqueue.mockReturnValue({ abort });
    const { link } = linkTo('/docs/faq');
    prefetch.watchLink(link);
    fireEvent.mouseOver(link);
    expect(abort).toHaveBeenCalledTimes(1);
    expect(loader.loadPage).toHaveBeenCalledTimes(1);
  });

  test('is not prefetched afterwards', () => {
    const { link } = linkTo('/docs/faq');
    fireEvent.mouseOver(link);
    prefetch.watchLink(link);
    expect(loader.enqueue).not.toHaveBeenCalled();
  });

  test('has the path prefix', () => {
    stub(globalThis, { __PATH_PREFIX__: '/site' });
    fireEvent.mouseOver(linkTo('/site/docs/faq').link);
    fireEvent.mouseOver(linkTo('/another-site').link);
    expect(loader.loadPage.mock.calls).toEqual([['/site/docs/faq']]);
  });

  test('loads nothing for an element that is not a link to a page', () => {
    fireEvent.mouseOver(document.body);
    fireEvent.mouseOver(document);
    fireEvent.mouseOver(linkTo('https://elsewhere.example/').link);
    expect(loader.loadPage).not.toHaveBeenCalled();
  });

  test.each(slow)('loads nothing at %j, but does when the connection is better', (connection) => {
    stub(navigator, { connection });
    const { link } = linkTo('/docs/faq');
    fireEvent.mouseOver(link);
    expect(loader.loadPage).not.toHaveBeenCalled();
    stub(navigator, { connection: { effectiveType: '4g', saveData: false } });
    fireEvent.mouseOver(link);
    expect(loader.loadPage).toHaveBeenCalledTimes(1);
  });
});
