import { ENDLESS, expectEnded } from '../support/endless';
import { openScene } from '../support/scenes';
import { test } from '../support/test';

for (const [name, code] of Object.entries(ENDLESS)) {
  test(`a scene cannot block the page by ${name}`, async ({ page }) => {
    await expectEnded(page, await openScene(page, '/docs/scripting'), code);
  });
}
