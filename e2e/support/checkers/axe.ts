import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { setMode } from '../modes';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose answer depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a part of a page's document, a line for each element. Its frames have `faultsInFrames`. */
async function violations(page: Page, state: string, part: string, rules?: readonly string[]): Promise<string[]> {
  // axe stays in the document; to send it again takes as long as a look.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
    .setLegacyMode()
    .include(part)
    .options({ iframes: false, resultTypes: ['violations'] }); // first: it drops the rules chosen before
  return linesOf(state, await (rules ? axe.withRules([...rules]) : axe.withTags(TAGS)).analyze());
}

/** What axe asks of a page as a whole, and of no frame in one. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** What axe finds wrong in the frames of a page, a line for each element. */
export async function faultsInFrames(page: Page, state: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include('iframe').options({ resultTypes: ['violations'] });
  return linesOf(state, await axe.withTags(TAGS).disableRules(PAGE_RULES).analyze());
}

const linesOf = (state: string, { violations: found }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] =>
  found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all }) => {
      const reason = [...any, ...all][0]?.message ?? help;
      return `${state}: ${id} at ${target.join(' ')}: ${reason}`;
    }),
  );

/** What axe finds wrong with a page or a part of it: in light mode by all its rules, in dark mode by those that look at colours. */
export async function faultsInBothModes(page: Page, state: string, part = 'html'): Promise<string[]> {
  await setMode(page, 'light');
  const inLight = await violations(page, `${state}, light`, part);
  await setMode(page, 'dark');
  return [...inLight, ...(await violations(page, `${state}, dark`, part, COLOUR_RULES))];
}
