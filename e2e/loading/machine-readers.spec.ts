import { colourToggle, painted } from '../support/frame';
import { open } from '../support/open';
import { onSite } from '../support/hosts/prefix';
import { expect, test } from '../support/test';
import { followLink } from '../support/watch';

const DARK = '#111a2c';

test('the browser accepts the manifest, and its toolbar has the colour of the page, in both modes and from page to page', async ({
  page,
  allow,
}) => {
  allow.error(/ERR_FAILED/); // from the scripts aborted at the end
  const colour = page.locator('meta[name="theme-color"]');
  const same = async () => {
    await painted(page);
    const [frame, background] = await page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? '';
      document.body.append(probe);
      const colours = [getComputedStyle(probe).color, getComputedStyle(document.documentElement).backgroundColor];
      probe.remove();
      return colours;
    });
    return frame === background;
  };
  await open(page, '/docs');

  // e2e/host/machine-readers.spec.ts tests its content.
  await test.step('the manifest', async () => {
    const session = await page.context().newCDPSession(page);
    const { url, errors } = await session.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe(onSite('/manifest.webmanifest'));
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => /manifest|icon/.test(errorId))).toEqual([]);
    await session.detach();
  });

  await test.step('the colour', async () => {
    await expect(colour).toHaveCount(1);
    await expect.poll(same).toBe(true);
    await colourToggle(page).click();
    await expect(colour).toHaveAttribute('content', DARK);
    await expect.poll(same).toBe(true);
    await followLink(page, '/blog');
    await expect(page).toHaveURL('/blog');
    await expect.poll(same).toBe(true);
    await page.reload();
    await expect(colour).toHaveAttribute('content', DARK);
  });

  await test.step('the colour before scripts of the site are loaded', async () => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/docs');
    await expect(colour).toHaveAttribute('content', DARK);
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  });
});
