import { open } from '../support/open';
import { expect, test } from '../support/test';

test('a script that is injected into a page does not run', async ({ page, allow }) => {
  allow.error(/content security policy/i);
  await open(page, '/docs/faq');
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "Slipped in"';
    document.body.append(script);
    const link = document.createElement('div');
    link.innerHTML = '<img src="data:," onerror="document.title = \'Slipped in\'">';
    document.body.append(link);
    return new Promise<boolean>((resolve) => {
      link.querySelector('img')?.addEventListener('error', () => resolve(document.title === 'Slipped in'));
    });
  });
  expect(hasRun).toBe(false);
});
