import type { Locator, Page } from '@playwright/test';
import { runCode, secondsOf } from './scenes';
import { expect } from './test';

/** Scene code that never ends, in several forms. */
export const ENDLESS: Readonly<Record<string, string>> = {
  'a loop': 'while (true) {}',
  'a loop within a loop that catches': 'for (;;) { try { for (;;); } catch {} }',
  'promises that follow each other': 'const again = () => Promise.resolve().then(again); await again();',
  'a recursion that branches': 'const f = (n) => (n < 2 ? 1 : f(n - 1) + f(n - 2)); f(90);',
  'an expression that tries everything': "/^(a+)+$/.test('a'.repeat(60) + 'b');",
  'evaluated code': "eval('for (;;);');",
  'a script of a node': `class Endless { update() { for (;;); } }\nplayer.attach(scene, Endless);`,
  'a timer': 'setTimeout(() => { for (;;); });',
  'no JavaScript, with a loop behind it': '};for(;;);{',
};

/** Runs endless code: the page keeps responding, reports what was done, and can run other code afterwards. */
export async function expectEnded(page: Page, scene: Locator, code: string): Promise<void> {
  await runCode(page, scene, code);
  const longest = await page.evaluate(async () => {
    let [last, gap] = [performance.now(), 0];
    while (!document.querySelector('.live-scene [role="alert"]') && gap < 5000) {
      await new Promise((resolve) => setTimeout(resolve, 4));
      gap = Math.max(gap, performance.now() - last);
      last = performance.now();
    }
    return gap;
  });
  expect(longest).toBeLessThan(1000);
  const alert = scene.getByRole('alert');
  await expect(alert).toContainText(/did not answer for some time|SyntaxError/);
  // An unresponsive frame is removed; code with a syntax error never started.
  if ((await alert.textContent())?.includes('did not answer')) await expect(scene.locator('iframe')).toHaveCount(0);
  await runCode(page, scene, 'scene.addChild(new editor.CircleNode(1));');
  await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0);
}
