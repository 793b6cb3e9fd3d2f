import { open } from '../support/open';
import { PAGES_WITH_SCENES, playThrough, scenesOf } from '../support/scenes';
import { expect, test } from '../support/test';

for (const path of PAGES_WITH_SCENES) {
  test(`every scene of ${path} runs from its poster, and its picture changes`, async ({ page }) => {
    test.slow();
    await open(page, path);
    for (const fold of await page.getByText('Open the scene').all()) await fold.click();
    const scenes = await scenesOf(page).all();
    expect(scenes.length).toBeGreaterThan(0);
    for (const scene of scenes) await playThrough(page, scene);
  });
}
