import { open } from '../support/open';
import { control, start, timer } from '../support/scenes';
import { expect, test } from '../support/test';

test('an example of the reference runs, shows what is added to its code, and its page leads to items of the showcase that use the class', async ({
  page,
}) => {
  await open(page, '/docs/api/classes/BodyNode');
  const scene = page.locator('#scene-BodyNode');
  await expect(scene.locator('.live-scene-code')).toContainText('Attached to a circle of radius 0.5 m at (0, 2).');
  await expect(scene.getByText('player.attach', { exact: false })).toBeHidden();
  await start(scene);
  await expect(timer(scene)).toContainText(/[1-9]/);
  await control(scene, 'Pause').click();

  const member = page.getByRole('region', { name: 'setLinearVelocity()' });
  await expect(member.getByText(/^Used in:/)).toBeVisible();
  const link = page.locator('.used-in a[href^="/showcase#"]').first();
  const title = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/#scene-/);
  const target = page.locator(decodeURIComponent(new URL(page.url()).hash));
  await expect(target).toBeInViewport();
  await expect(page.getByRole('article').filter({ has: target }).getByRole('heading', { name: title })).toBeVisible();
});
