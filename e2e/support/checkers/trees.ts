import type { Locator, Page } from '@playwright/test';
import type { PageType } from '../pages/page-types';
import { sectionOf } from '../pages/sections';
import { expect } from '../test';

/** Compares a part of a page with an ARIA tree of `e2e/aria`. */
export const expectTree = (part: Locator, name: string): Promise<void> =>
  expect.soft(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

/** Compares a page with the trees shared by several page types at this width, and with that of its type. */
export async function expectTrees(page: Page, { name, path }: PageType, width: number): Promise<void> {
  // Announcements depend on the content.
  await page.getByRole('banner').evaluateAll((bars) => bars.forEach((bar) => bar.setAttribute('aria-hidden', 'true')));
  for (const tree of [
    `frame-${width}`,
    ...(sectionOf(path)?.hasSidebar ? [`text-page-${width}`] : []),
    name.replaceAll(' ', '-'),
  ]) {
    await expectTree(page.locator('body'), tree);
  }
}
