import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';

declare global {
  interface Window {
    /** IBM's engine, once it is injected. */
    ace?: { Checker: typeof Checker };
  }
}

const ENGINE = require.resolve('accessibility-checker-engine/ace.js');

/** Definite violations that IBM's checker finds in a page, one line per element. */
export async function ibmFaults(page: Page, state: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(readFileSync(ENGINE, 'utf8'));
  const found = await page.evaluate(async () => {
    if (!window.ace) throw new Error("The page does not have IBM's engine.");
    const { results } = await new window.ace.Checker().check(document, 'IBM_Accessibility');
    return results
      .filter(({ value: [policy, confidence] }) => `${policy} ${confidence}` === 'VIOLATION FAIL')
      .map(({ ruleId, message, snippet, path }) => `${ruleId}: ${message} ${snippet} at ${path['dom']}`);
  });
  return found.map((line) => `${state}: ${line}`);
}
