import type { Page } from '@playwright/test';
import { ALL_RIGHT, judge, type Exception } from '../support/checkers/exceptions';
import { wakeIslands } from '../support/frame';
import { ibmFaults } from '../support/checkers/ibm-checker';
import { MODES, setMode } from '../support/modes';
import { open } from '../support/open';
import { NOT_FOUND_STATUS, pageTypes } from '../support/pages/page-types';
import { expect, test } from '../support/test';

const EXCEPTIONS: readonly Exception[] = [
  {
    finding: /element_tabbable_role_valid: .*<pre /,
    reason:
      'what scrolls sideways needs the focus to be scrolled by keys, and a browser that gives it by itself asks for no role',
  },
  {
    finding: /element_tabbable_role_valid: .*<div .*role="group"/,
    reason: 'the same, for tables and formulas',
  },
  {
    finding: /aria_attribute_valid: .*"aria-description".*<button /,
    reason: 'an attribute of every role in ARIA 1.3, which the checker does not know yet',
  },
];

/**
 * Opens all folds: the checker reads closed ones too, where Chromium may keep the styles of the other mode in a size container, which nobody sees.
 */
const openFolds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });

test("IBM's checker finds no violation in any type of page, in both modes, wide and narrow", async ({
  page,
  allow,
}) => {
  test.slow();
  allow.error(NOT_FOUND_STATUS);
  // Skips transitions, so that nothing is checked halfway through one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const findings: string[] = [];
  for (const { name, path } of pageTypes) {
    await test.step(name, async () => {
      await open(page, path);
      await openFolds(page);
      await wakeIslands(page);
      for (const width of [1366, 390]) {
        await page.setViewportSize({ width, height: 800 });
        for (const mode of MODES) {
          await setMode(page, mode);
          findings.push(...(await ibmFaults(page, `${path}, ${width} px, ${mode}`)));
        }
      }
    });
  }
  expect(judge(findings, EXCEPTIONS)).toEqual(ALL_RIGHT);
});
