import { fireEvent, screen, within } from '@testing-library/react';
import { figureOf, isRunning } from './scene-frame';
import { button, click, openPage, openRunning } from './scene-page';

/** Runs a scene for 90 steps, of which the first 30 are not known any more. */
async function start() {
  const player = await openRunning();
  player.state(true, 1.5, [30, 90, 90]);
  /** The steps that the player was told to go to. */
  const goals = () => player.commands().flatMap((command) => (command.type === 'goTo' ? [command.step] : []));
  return { player, goals, slider: screen.getByRole('slider', { name: 'Moment' }) };
}

test('it has the steps that are known, and says how long ago a moment is', async () => {
  const { player, slider } = await start();
  expect(slider).toHaveAttribute('min', '30');
  expect(slider).toHaveAttribute('max', '90');
  expect(slider).toHaveValue('90');
  player.state(false, 1, [30, 60, 90]);
  expect(slider).toHaveValue('60');
  expect(slider).toHaveAttribute('aria-valuetext', '1.00 s of 1.50 s');
  expect(screen.getByRole('timer')).toHaveTextContent('1.00 s−0.50 s');
});

test('it is there before the scene runs, so that nothing moves later', async () => {
  await openPage();
  expect(screen.getByRole('slider', { name: 'Moment' })).toBeDisabled();
  expect(button('Step back')).toBeDisabled();
});

test('moving the slider pauses; while the player computes a step, only the last of the others is sent', async () => {
  const { player, goals, slider } = await start();
  for (const value of [80, 70, 40]) fireEvent.change(slider, { target: { value } });
  expect(isRunning()).toBe(false);
  expect(goals()).toEqual([80]);
  // The slider does not jump back to what the player has reached meanwhile.
  player.state(false, 1.3, [30, 80, 90]);
  expect(slider).toHaveValue('40');
  expect(goals()).toEqual([80, 40]);
  player.state(false, 0.7, [30, 40, 90]);
  expect(goals()).toEqual([80, 40]);
  expect(slider).toHaveValue('40');
});

test('a button and the comma go one step back, which is described, as far as it is known', async () => {
  const { player, goals } = await start();
  player.state(false, 0.5, [30, 31, 90]);
  click('Step back');
  expect(goals()).toEqual([30]);
  player.state(false, 0.5, [30, 30, 90]);
  expect(player.received().at(-1)).toBe('describe');
  expect(button('Step back')).toBeDisabled();
  const controls = screen.getByRole('group', { name: 'Controls of the scene' });
  fireEvent.keyDown(controls, { key: ',' });
  expect(goals()).toEqual([30]);
  player.state(false, 0.6, [30, 36, 90]);
  fireEvent.keyDown(controls, { key: ',' });
  expect(goals()).toEqual([30, 35]);
});

test('of several steps back, the last is described, when the player has reached it', async () => {
  const { player, goals } = await start();
  const descriptions = () => player.received().filter((command) => command === 'describe');
  for (let step = 0; step < 3; step++) click('Step back');
  player.state(false, 1.48, [30, 89, 90]);
  expect(goals()).toEqual([89, 87]);
  expect(descriptions()).toEqual([]);
  player.state(false, 1.45, [30, 87, 90]);
  expect(descriptions()).toEqual(['describe']);
});

test('a scene that cannot go back says why, also after it is paused; a reset forgets it', async () => {
  const { player } = await start();
  player.state(false, 1.5, [90, 90, 90], { refusal: 'This scene is too large for going back in time.' });
  expect(screen.getByText('This scene is too large for going back in time.')).toBeVisible();
  expect(screen.queryByRole('slider', { name: 'Moment' })).toBeNull();
  click('Reset');
  player.load();
  expect(within(figureOf('Bounce')).queryByText(/too large/)).toBeNull();
  expect(screen.getByRole('slider', { name: 'Moment' })).toBeVisible();
});
