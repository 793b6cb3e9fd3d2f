import { act } from '@testing-library/react';

interface View {
  /** Scroll position in px. */
  at: number;
  /** Height of the page in px. */
  pageHeight?: number;
}

/** Scrolls the page as a reader does; jsdom has no layout. */
export function scrollPage({ at, pageHeight = 10_000 }: View): void {
  Object.assign(window, { scrollY: at });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: pageHeight, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

/** Stubs `scrollTo`, which jsdom lacks. Call in `beforeEach`. */
export function stubScrollTo(): jest.Mock<unknown, [ScrollToOptions]> {
  const scrollTo = jest.fn<unknown, [ScrollToOptions]>();
  Object.assign(window, { scrollTo, scrollY: 0 });
  return scrollTo;
}

/** Stubs media queries, which jsdom lacks. Call in `beforeEach`. */
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
    /** Makes a query match from now on, or no longer match. */
    change: (media: string) =>
      act(() => {
        queries.get(media)?.dispatchEvent(new Event('change'));
      }),
  };
}
