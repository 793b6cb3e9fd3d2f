import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { BALL, KICK, SWING } from '@physics-editor/markdown/testing/parameters';
import type { Parameter } from '@physics-editor/player/messages/parameter';
import { CODE, expectNoPlayer, figureOf, frameOf, isRunning } from './scene-frame';
import { click, openPage, sceneMarkup, startButton } from './scene-page';
import { Page } from './page';

const DRAG: Parameter = { type: 'toggle', name: 'Drag', key: 'drag', isLive: true, text: 'off', initial: false };
const FILL: Parameter = { type: 'color', name: 'Fill', key: 'fill', isLive: true, text: '00ff00', initial: 0x00ff00 };
const ALL = [SWING, DRAG, BALL, FILL, KICK];

async function open(hash = '') {
  history.replaceState(null, '', `/page${hash}`);
  await openPage(ALL);
}

/** The live controls: those of the static form are disabled, and hidden by a style. */
const controls = () => {
  const [group] = within(figureOf('Bounce'))
    .getAllByRole('group', { name: 'Parameters of the scene' })
    .filter((element) => !element.hasAttribute('disabled'));
  if (!group) throw new Error('There are no live controls.');
  return within(group);
};
const slider = () => controls().getByRole('slider', { name: 'Swing' });
const field = () => controls().getByRole('spinbutton', { name: 'Swing in °' });
const set = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

/** Starts the scene of a page; the player reports its parameters with these texts. */
async function openRunning(texts: Readonly<Record<string, string>> = {}) {
  await open();
  fireEvent.click(startButton());
  const player = frameOf();
  player.say({ type: 'ready' });
  loaded(texts);
  player.state(true);
  return player;
}

const report = (texts: Readonly<Record<string, string>>, note = '') =>
  frameOf().say({ type: 'parameters', all: ALL.map((one) => ({ ...one, text: texts[one.key] ?? one.text })), note });

/** The scene has been created, with these texts of its parameters. */
function loaded(texts: Readonly<Record<string, string>>, note?: string) {
  report(texts, note);
  frameOf().say({ type: 'loaded' });
}

const loads = () =>
  frameOf()
    .commands()
    .filter((command) => JSON.stringify(command).includes('"load"'));

test('a built page has the controls with their initial values, disabled', () => {
  render(<Page html={sceneMarkup('Bounce', ALL)} />);
  expect(screen.getByRole('slider', { name: 'Swing' })).toBeDisabled();
  expect(screen.getByRole('slider', { name: 'Swing' })).toHaveValue('5');
  expect(screen.getByRole('combobox', { name: 'Ball' })).toHaveValue('wood');
  expect(screen.getByRole('checkbox', { name: 'Drag' })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Kick' })).toBeDisabled();
});

test('a scene without parameters has no such group', async () => {
  await openPage();
  expect(screen.queryByRole('group', { name: 'Parameters of the scene' })).toBeNull();
});

test('the slider has a label, a range, and a value with its unit', async () => {
  await open();
  expect(slider()).toMatchObject({ min: '1', max: '60', step: '1' });
  expect(slider()).toHaveAttribute('aria-valuetext', '5°');
});

test('a change before the first run loads the scene with it, paused', async () => {
  await open();
  set(slider(), '30');
  expect(field()).toHaveValue(30);
  const player = frameOf();
  player.say({ type: 'ready' });
  expect(player.commands()).toContainEqual({ type: 'load', code: CODE, values: 'swing=30' });
  loaded({ swing: '30' });
  expect(isRunning()).toBe(false);
  expect(player.received()).toEqual(['load']);
});

test('a change creates a running scene anew, and it runs again', async () => {
  const player = await openRunning();
  fireEvent.change(controls().getByRole('combobox', { name: 'Ball' }), { target: { value: 'steel' } });
  expect(loads()).toHaveLength(2);
  expect(loads()[1]).toEqual({ type: 'load', code: CODE, values: 'ball=steel' });
  loaded({ ball: 'steel' });
  expect(player.received()).toEqual(['load', 'run', 'load', 'run']);
});

test('changes while a scene is created are taken together', async () => {
  const player = await openRunning();
  for (const value of ['6', '7', '8', '9']) set(slider(), value);
  expect(loads()).toHaveLength(2);
  report({ swing: '6' });
  expect(slider()).toHaveValue('9');
  player.say({ type: 'loaded' });
  expect(loads()).toHaveLength(3);
  expect(loads()[2]).toEqual({ type: 'load', code: CODE, values: 'swing=9' });
});

test('a scene that follows a change gets it while it runs', async () => {
  const player = await openRunning();
  fireEvent.click(controls().getByRole('checkbox', { name: 'Drag' }));
  set(controls().getByLabelText('Fill'), '#0000ff');
  expect(player.commands()).toContainEqual({ type: 'set', key: 'drag', value: 'on' });
  expect(player.commands()).toContainEqual({ type: 'set', key: 'fill', value: '0000ff' });
  expect(loads()).toHaveLength(1);
});

test('a button is passed to the scene, once it is there', async () => {
  await open();
  fireEvent.click(controls().getByRole('button', { name: 'Kick' }));
  const player = frameOf();
  player.say({ type: 'ready' });
  expect(player.received()).toEqual(['load']);
  loaded({});
  expect(player.received()).toEqual(['load', 'set']);
  fireEvent.click(controls().getByRole('button', { name: 'Kick' }));
  expect(player.received()).toEqual(['load', 'set', 'set']);
});

describe('a typed number', () => {
  test('is taken once it is within the range', async () => {
    await openRunning();
    set(field(), '2');
    set(field(), '25');
    expect(slider()).toHaveValue('25');
  });

  test('outside the range stays in the field until it is complete; then the player brings it into the range and says so', async () => {
    await openRunning();
    set(field(), '100');
    expect(loads()).toHaveLength(1);
    expect(field()).toHaveValue(100);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(loads()[1]).toEqual({ type: 'load', code: CODE, values: 'swing=100' });
    loaded({ swing: '60' }, 'Swing goes from 1 to 60°, so it is 60°.');
    expect(field()).toHaveValue(60);
    expect(loads()).toHaveLength(2);
    expect(screen.getByText('Swing goes from 1 to 60°, so it is 60°.')).toHaveRole('status');
  });

  test('that is deleted returns', async () => {
    await openRunning();
    set(field(), '');
    expect(field()).toHaveValue(null);
    fireEvent.blur(field());
    expect(field()).toHaveValue(5);
    expect(loads()).toHaveLength(1);
  });

  test('may contain what are shortcuts elsewhere', async () => {
    const player = await openRunning();
    for (const key of ['.', 'r', ' ']) fireEvent.keyDown(field(), { key });
    expect(player.received()).toEqual(['load', 'run']);
  });
});

test('the initial values return by a button, which is disabled while nothing is changed', async () => {
  await openRunning();
  const reset = () => controls().getByRole('button', { name: 'Initial values' });
  expect(reset()).toBeDisabled();
  set(slider(), '9');
  loaded({ swing: '9' });
  expect(reset()).toBeEnabled();
  fireEvent.click(reset());
  expect(slider()).toHaveValue('5');
  expect(loads()[2]).toEqual({ type: 'load', code: CODE, values: '' });
});

describe('an address with values', () => {
  test.each([
    '?swing=30&drag=on#scene-bounce',
    '?from=chat&swing=30&drag=on#scene-bounce',
    '#scene-bounce?swing=30&drag=on',
  ])('loads the scene with them, paused: %s', async (address) => {
    await open(address);
    expect(slider()).toHaveValue('30');
    expect(controls().getByRole('checkbox', { name: 'Drag' })).toBeChecked();
    frameOf().say({ type: 'ready' });
    expect(loads()[0]).toEqual({ type: 'load', code: CODE, values: 'swing=30&drag=on' });
    expect(isRunning()).toBe(false);
    expect(figureOf('Bounce').scrollIntoView).toHaveBeenCalled();
  });

  test.each(['#scene-swing?swing=30', '?swing=30#scene-swing', '?swing=30', '?from=chat#scene-bounce'])(
    'of another scene changes nothing: %s',
    async (address) => {
      await open(address);
      expect(slider()).toHaveValue('5');
      expectNoPlayer();
    },
  );

  test('that the scene cannot take are not shown by its controls, without warnings of the browser', async () => {
    await open('?swing=0x3&fill=red#scene-bounce');
    expect(slider()).toHaveValue('5');
    expect(controls().getByLabelText('Fill')).toHaveValue('#00ff00');
    frameOf().say({ type: 'ready' });
    expect(loads()[0]).toEqual({ type: 'load', code: CODE, values: 'swing=0x3&fill=red' });
  });

  test('is copied without code if the code is the original', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    await openRunning();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    set(slider(), '30');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(writeText).toHaveBeenCalledWith('http://localhost/page?swing=30#scene-bounce');
  });
});

test('a step that is asked for while the scene is created anew is made by the one with the latest value', async () => {
  const player = await openRunning();
  set(slider(), '20');
  click('Step');
  set(slider(), '30');
  player.say({ type: 'loaded' });
  expect(loads()).toHaveLength(3);
  expect(player.received()).not.toContain('step');
  loaded({ swing: '30' });
  expect(player.received().filter((command) => command === 'step')).toHaveLength(1);
});
