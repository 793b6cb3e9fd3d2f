import { fireEvent, render, screen, within } from '@testing-library/react';
import { figureOf, frameOf, sceneMarkup, startButton, stubBrowser, wake } from './scene-page';
import { Page } from './page';

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => jest.restoreAllMocks());

const FALLS = 'The ball falls, 2 m above the floor.';
const button = (name: string) => within(figureOf('Bounce')).getByRole('button', { name });
const press = (key: string) => fireEvent.keyDown(button('Step'), { key });

async function start() {
  render(<Page html={sceneMarkup('Bounce')} />);
  await wake();
  fireEvent.click(startButton());
  const player = frameOf();
  player.load();
  player.state(true);
  return player;
}

test('a pause and a step are described in a live region; running is not', async () => {
  const player = await start();
  fireEvent.click(button('Pause'));
  player.say({ type: 'description', text: FALLS });
  expect(screen.getByText(FALLS)).toHaveRole('status');
  fireEvent.click(button('Run'));
  expect(screen.queryByText(FALLS)).toBeNull();
  player.say({ type: 'description', text: FALLS });
  expect(screen.queryByText(FALLS)).toBeNull();
});

test('D asks for the description, which is then visible', async () => {
  const player = await start();
  press('d');
  expect(player.received()).toEqual(['load', 'run', 'describe']);
  player.say({ type: 'description', text: FALLS });
  expect(screen.getByText(FALLS)).toHaveClass('live-scene-notice');
  player.say({ type: 'shortcut', name: 'describe' });
  expect(player.received()).toEqual(['load', 'run', 'describe', 'describe']);
});

test('a scene that is not loaded says so', async () => {
  render(<Page html={sceneMarkup('Bounce')} />);
  await wake();
  press('d');
  expect(screen.getByText('The scene has not been started yet.')).toHaveRole('status');
  expect(document.querySelector('iframe')).toBeNull();
});

test('a scene that scrolls out of view is paused silently', async () => {
  const player = await start();
  browser.scroll('Bounce', false);
  expect(player.received()).toEqual(['load', 'run', 'pause']);
  player.say({ type: 'description', text: FALLS });
  expect(screen.queryByText(FALLS)).toBeNull();
});
