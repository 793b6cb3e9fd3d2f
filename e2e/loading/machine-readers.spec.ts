import { open } from '../support/open';
import { onSite } from '../support/hosts/prefix';
import { expect, test } from '../support/test';

// e2e/host/headers.spec.ts tests its type, packages/publish/__tests__/icons.test.ts its content.
test('the browser accepts the manifest', async ({ page }) => {
  await open(page, '/docs');
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe(onSite('/manifest.webmanifest'));
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => /manifest|icon/.test(errorId))).toEqual([]);
  await session.detach();
});
