import { fireEvent, screen } from '@testing-library/react';
import { expectNoPlayer } from './scene-frame';
import { button, click, openPage, openRunning, scroll } from './scene-page';

const FALLS = 'The ball falls, 2 m above the floor.';
const press = (key: string) => fireEvent.keyDown(button('Step'), { key });

test('a pause and a step are described in a live region; running is not', async () => {
  const player = await openRunning();
  click('Pause');
  player.say({ type: 'description', text: FALLS });
  expect(screen.getByText(FALLS)).toHaveRole('status');
  click('Run');
  expect(screen.queryByText(FALLS)).toBeNull();
  player.say({ type: 'description', text: FALLS });
  expect(screen.queryByText(FALLS)).toBeNull();
});

test('D asks for the description, which is then visible, with its moment', async () => {
  const player = await openRunning();
  press('d');
  expect(player.received()).toEqual(['load', 'run', 'describe']);
  player.say({ type: 'description', text: FALLS });
  expect(screen.getByText(`At 0.00 s: ${FALLS}`)).toHaveClass('live-scene-notice');
  player.say({ type: 'shortcut', name: 'describe' });
  expect(player.received()).toEqual(['load', 'run', 'describe', 'describe']);
});

test('a scene that is not loaded says so', async () => {
  await openPage();
  press('d');
  expect(screen.getByText('The scene has not been started yet.')).toHaveRole('status');
  expectNoPlayer();
});

test('a scene that scrolls out of view is paused silently', async () => {
  const player = await openRunning();
  scroll('Bounce', false);
  expect(player.received()).toEqual(['load', 'run', 'pause']);
  player.say({ type: 'description', text: FALLS });
  expect(screen.queryByText(FALLS)).toBeNull();
});
