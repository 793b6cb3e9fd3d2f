import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { setMode } from '../modes';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** axe's violations in a part of a page's document, one line per element; for its frames, see `faultsInFrames`. */
async function violations(page: Page, state: string, part: string, rules?: readonly string[]): Promise<string[]> {
  // axe stays in the document; sending it again takes as long as a run.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
    .setLegacyMode()
    .include(part)
    .options({ iframes: false, resultTypes: ['violations'] }); // first: it resets the chosen rules
  return linesOf(state, await (rules ? axe.withRules([...rules]) : axe.withTags(TAGS)).analyze());
}

/** axe's rules for whole pages, which do not apply to frames. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** axe's violations in the frames of a page, one line per element. */
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

/** axe's violations in a page or a part of it: all rules in light mode, and those that depend on colours in dark mode. */
export async function faultsInBothModes(page: Page, state: string, part = 'html'): Promise<string[]> {
  await setMode(page, 'light');
  const inLight = await violations(page, `${state}, light`, part);
  await setMode(page, 'dark');
  return [...inLight, ...(await violations(page, `${state}, dark`, part, COLOUR_RULES))];
}
