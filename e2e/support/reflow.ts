import type { Page } from '@playwright/test';

/**
 * How far a page can be scrolled horizontally, in px, and the elements beyond the right edge that are in no scroll container: the frame would clip
 * them without a scroll bar.
 */
export const overflow = (page: Page): Promise<{ sideways: number; cutOff: string[] }> =>
  page.evaluate(() => {
    const cutOff = [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { right, width, height } = element.getBoundingClientRect();
        return right > window.innerWidth + 1 && width > 0 && height > 0;
      })
      .filter((element) => getComputedStyle(element).visibility === 'visible')
      .filter((element) => {
        for (let outer = element.parentElement; outer && !outer.matches('.frame'); outer = outer.parentElement) {
          if (getComputedStyle(outer).overflowX !== 'visible') return false;
        }
        return true;
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
    return { sideways: Math.max(0, document.documentElement.scrollWidth - window.innerWidth), cutOff };
  });

/** What `overflow` returns if the whole page is visible. */
export const NO_OVERFLOW = { sideways: 0, cutOff: [] };
