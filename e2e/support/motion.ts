import type { Page } from '@playwright/test';

/** Elements, including pseudo-elements, with transitions or animations longer than 1 ms. */
export const slowParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const longest = (list: string) =>
      Math.max(...list.split(',').map((time) => parseFloat(time) * (time.includes('ms') ? 1 : 1000)));
    return [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after', '::backdrop'].flatMap((part) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, part || null);
        const isSlow = longest(transitionDuration) > 1 || (animationName !== 'none' && longest(animationDuration) > 1);
        return isSlow ? [`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${part}`] : [];
      }),
    );
  });
