import { h1, mainLink } from '../support/frame';
import { open } from '../support/open';
import { expect, test } from '../support/test';
import { dataOf, holdBack } from '../support/watch';

test('the old page remains until the new one is ready, below a bar', async ({ page }) => {
  await open(page, '/docs/faq');
  const bar = page.locator('.progress-bar');
  const release = await holdBack(page, dataOf('/blog'));
  await mainLink(page, 'Blog').click();
  await bar.waitFor();

  await test.step('the bar is a line of 2 px at the top, above everything, and ignores clicks', async () => {
    const style = await bar.evaluate((element) => {
      const { position, height, zIndex, backgroundColor } = getComputedStyle(element);
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--accent)';
      return {
        position,
        height,
        zIndex,
        events: getComputedStyle(element.parentElement ?? element).pointerEvents,
        top: element.getBoundingClientRect().top,
        isAccent: backgroundColor === getComputedStyle(probe).color,
      };
    });
    expect(style).toEqual({ position: 'fixed', height: '2px', zIndex: '1031', events: 'none', top: 0, isAccent: true });
  });

  await expect(h1(page)).toHaveText('FAQ');
  await expect(page).toHaveURL('/docs/faq');
  await release();
  await expect(h1(page)).toHaveText('Blog');
  await expect(page).toHaveURL('/blog');
  await expect(bar).toHaveCount(0);
});
