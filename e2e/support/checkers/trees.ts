import type { Locator, Page } from '@playwright/test';
import type { PageType } from '../pages/page-types';
import { sectionOf } from '../pages/sections';
import { expect } from '../test';

/** Compares a part of a page with an ARIA tree of `e2e/aria`. */
export const expectTree = (part: Locator, name: string): Promise<void> =>
  expect.soft(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

/** Compares a page with the trees shared by several page types at this width, its landmarks, and its main part with the tree of its type. */
export async function expectTrees(page: Page, { name, path }: PageType, width: number): Promise<void> {
  // Announcements depend on the content.
  await page.getByRole('banner').evaluateAll((bars) => bars.forEach((bar) => bar.setAttribute('aria-hidden', 'true')));
  const section = sectionOf(path);
  const isInBlog = section?.label === 'Blog';
  await expect.soft(page.locator('body')).toMatchAriaSnapshot(`
    - /children: equal
    - region "Skip to main content"
    - navigation "Main"
    ${section?.hasSidebar ? `- navigation "${section.label} sidebar"` : ''}
    - main
    ${isInBlog ? '- navigation "Blog recent posts navigation"' : ''}
    - contentinfo
  `);
  for (const tree of [
    `frame-${width}`,
    ...(section?.hasSidebar ? [`text-page-${width}`] : []),
    ...(isInBlog ? ['recent-posts'] : []),
  ]) {
    await expectTree(page.locator('body'), tree);
  }
  await expectTree(page.getByRole('main'), name.replaceAll(' ', '-'));
}
