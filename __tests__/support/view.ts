import { act } from '@testing-library/react';

interface View {
  /** How far the page is scrolled. */
  at: number;
  /** How high the page is. */
  pageHeight?: number;
}

/** Scrolls the page, which jsdom does not lay out, as a reader does. */
export function scrollPage({ at, pageHeight = 10_000 }: View): void {
  Object.assign(window, { scrollY: at });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: pageHeight, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

/** Stands in for the browser's `scrollTo`, which jsdom lacks. To be called in `beforeEach`. */
export function stubScrollTo(): jest.Mock<unknown, [ScrollToOptions]> {
  const scrollTo = jest.fn<unknown, [ScrollToOptions]>();
  Object.assign(window, { scrollTo, scrollY: 0 });
  return scrollTo;
}

/** Stands in for the browser's media queries, which jsdom lacks. To be called in `beforeEach`. */
export function stubMatchMedia(matching: readonly string[] = []) {
  const queries = new Map<string, EventTarget>();
  Object.assign(window, {
    matchMedia: (media: string) => {
      const query = queries.get(media) ?? new EventTarget();
      queries.set(media, query);
      return Object.assign(query, { media, matches: matching.includes(media) });
    },
  });
  return {
    /** Tells that a query matches from now on, or no longer does. */
    change: (media: string) =>
      act(() => {
        queries.get(media)?.dispatchEvent(new Event('change'));
      }),
  };
}
