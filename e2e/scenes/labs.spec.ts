import type { Locator, Page } from '@playwright/test';
import { open } from '../support/open';
import { control, pause, secondsOf, show } from '../support/scenes';
import { expect, test } from '../support/test';

/** A lab is done in real time, at twice its speed. */
const MAX_DELAY = { timeout: 30_000 };

const figure = (page: Page, title: string): Locator => page.getByRole('figure', { name: title });

const readout = async (scene: Locator, name: string): Promise<number> => {
  const readouts = scene.getByRole('group', { name: 'Readouts of the scene' });
  const text = await readouts
    .locator('div', { hasText: new RegExp(`^${name}`) })
    .getByRole('definition')
    .textContent();
  return Number(/[\d.]+/.exec(text ?? '')?.[0]);
};

async function press(page: Page, key: string, on: Locator): Promise<void> {
  await on.focus();
  await page.keyboard.press(key);
}

test('the lab of the pendulum is done as written, by keyboard alone', { tag: '@full' }, async ({ page }) => {
  await open(page, '/docs/labs');
  const scene = figure(page, 'A pendulum with its own stopwatch');
  await show(scene);
  /** The measured time of ten oscillations, divided by their number. */
  const period = async () => {
    await expect.poll(() => readout(scene, 'Oscillations'), MAX_DELAY).toBeGreaterThanOrEqual(10);
    await press(page, 'Enter', control(scene, 'Pause'));
    await expect(control(scene, 'Run')).toBeVisible();
    return (await readout(scene, 'Total time')) / (await readout(scene, 'Oscillations'));
  };
  const theory = (length: number) => 2 * Math.PI * Math.sqrt(length / 9.8);

  await press(page, 'Enter', scene.getByRole('button', { name: /^Run/ }));
  await press(page, '2', scene.getByRole('combobox', { name: 'Speed' }));
  expect(Math.abs((await period()) / theory(1) - 1)).toBeLessThan(0.001);

  await press(page, 'Enter', page.getByRole('link', { name: '0.25 m' }));
  await expect(scene.getByRole('spinbutton', { name: 'Length in m' })).toHaveValue('0.25');
  await press(page, 'Enter', control(scene, 'Run'));
  expect(Math.abs((await period()) / theory(0.25) - 1)).toBeLessThan(0.001);
});

test('the questions of the first steps are answered below their scenes', async ({ page }) => {
  await open(page, '/docs');

  await test.step('by keyboard: ten times the density is ten times the mass, and the ball lands', async () => {
    const scene = figure(page, 'Step 2: the ball falls and stays down');
    const mass = await readout(scene, 'Mass');
    await press(page, 'Enter', page.getByRole('link', { name: '10 kg/m²' }));
    await expect.poll(() => readout(scene, 'Mass')).toBeCloseTo(10 * mass, 0);
    await press(page, 'Enter', control(scene, 'Run'));
    await expect.poll(() => readout(scene, 'Height'), MAX_DELAY).toBe(0);
  });

  await test.step('by keyboard: a restitution of 0.71 bounces to half of the height', async () => {
    const scene = figure(page, 'Step 3: the ball bounces');
    await press(page, 'Enter', scene.getByRole('button', { name: /^Run/ }));
    const restitution = scene.getByRole('spinbutton', { name: 'Restitution' });
    await expect(restitution).toBeEnabled();
    await press(page, 'Control+a', restitution);
    await page.keyboard.type('0.71');
    await page.keyboard.press('Enter');
    await press(page, 'Enter', control(scene, 'Reset'));
    await press(page, 'Enter', control(scene, 'Run'));
    await expect.poll(() => secondsOf(scene), MAX_DELAY).toBeGreaterThan(1.6);
    await press(page, 'Enter', control(scene, 'Pause'));
    // At the top of the first flight, which is over within half a second.
    await scene.getByRole('slider', { name: 'Moment' }).fill('87');
    await expect.poll(() => readout(scene, 'Top of this flight')).toBeCloseTo(1.76, 1);
  });

  await test.step('by mouse: 6.3 rad/s turn the bar once a second', async () => {
    const scene = figure(page, 'Step 4: a motor turns the bar');
    await page.getByRole('group').filter({ hasText: 'about 6.3 rad/s' }).getByText('Answer').click();
    await page.getByRole('link', { name: '6.3 rad/s' }).click();
    await control(scene, 'Run').click();
    await expect.poll(() => secondsOf(scene), MAX_DELAY).toBeGreaterThan(1);
    await pause(scene);
    const turns = (await readout(scene, 'Turns')) / (await secondsOf(scene));
    expect(turns).toBeCloseTo(1, 1);
  });

  await test.step('by mouse: the scene of all six steps runs with the gravity of the Moon', async () => {
    const scene = figure(page, 'The scene of the six steps');
    await page.getByRole('link', { name: '1.6 m/s²' }).click();
    await expect(scene.getByRole('spinbutton', { name: 'Gravity in m/s²' })).toHaveValue('1.6');
    await control(scene, 'Run').click();
    await expect.poll(() => secondsOf(scene), MAX_DELAY).toBeGreaterThan(0.3);
    await expect(scene.getByRole('alert')).toHaveCount(0);
  });
});
