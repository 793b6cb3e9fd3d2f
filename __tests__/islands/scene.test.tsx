import { act, fireEvent, screen, within } from '@testing-library/react';
import { registry } from '../../src/islands/registry';
import { deferred } from '../support/deferred';
import { changeHash } from './page';
import { CODE, expectNoPlayer, figureOf, frameOf, isRunning, say } from './scene-frame';
import {
  button,
  click,
  openPage,
  openRunning,
  renderPage,
  scroll,
  setHidden,
  start,
  startButton,
  stubBrowser,
  wake,
} from './scene-page';

const press = (key: string, on: Element) => fireEvent.keyDown(on, { key });

test('the speed is chosen by the reader, before or during the run, and kept when the scene starts anew', async () => {
  await openPage();
  const speed = within(figureOf('Bounce')).getByRole('combobox', { name: 'Speed' });
  expect(speed).toHaveDisplayValue('1 ×');
  fireEvent.change(speed, { target: { value: '0.25' } });
  expectNoPlayer();
  const player = await start();
  expect(player.commands()).toContainEqual({ type: 'pace', factor: 0.25 });
  fireEvent.change(speed, { target: { value: '2' } });
  expect(player.commands()).toContainEqual({ type: 'pace', factor: 2 });
  click('Reset');
  player.load();
  expect(speed).toHaveDisplayValue('2 ×');
  // Keys of the scene choose an option there.
  press('r', speed);
  press(' ', speed);
  expect(player.received().filter((type) => type === 'load')).toHaveLength(2);
});

describe('loading', () => {
  test('loads nothing without interaction, even if it is in view', async () => {
    const load = jest.spyOn(registry, 'scene');
    renderPage('Bounce', 'Swing');
    await act(async () => undefined);
    expect(load).not.toHaveBeenCalled();
    expectNoPlayer();
  });

  test.each([
    ['points at it', () => fireEvent(figureOf('Bounce'), new Event('pointerenter'))],
    ['focuses something in it', () => fireEvent.focusIn(startButton())],
    ['has its address', () => changeHash('#scene-bounce')],
  ])(
    'loads the island of a scene when the reader %s, and no player',
    async (_, use) => {
      const load = jest.spyOn(registry, 'scene');
      renderPage('Bounce', 'Swing');
      use();
      // The first test waits for the island to be compiled, too.
      expect(await screen.findByRole('button', { name: 'Step' }, { timeout: 30_000 })).toBeInTheDocument();
      expect(load).toHaveBeenCalledTimes(1);
      expectNoPlayer();
      expect(screen.getByText(/^Run the scene/, { selector: '#scene-swing *' })).toBeVisible();
    },
    60_000,
  );

  test('stores a click on the start button until the island is mounted', async () => {
    const island = deferred<Awaited<ReturnType<typeof registry.scene>>>();
    jest.spyOn(registry, 'scene').mockReturnValue(island.promise);
    renderPage('Bounce');
    fireEvent.click(startButton());
    await act(async () => undefined);
    expectNoPlayer();
    const module = await import('../../src/islands/scene/scene');
    await act(async () => island.resolve(module));
    expect(frameOf().frame).toBeInTheDocument();
    expect(isRunning()).toBe(true);
  });

  test('creates a frame with an opaque origin', async () => {
    const { frame } = await openRunning();
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame.getAttribute('src')).toBe('/player/test/index.html');
    expect(frame).toHaveAccessibleName('Bounce');
  });

  test('hides the poster when the scene is ready, and removes the frame with the page', async () => {
    const { unmount } = await openPage();
    fireEvent.click(startButton());
    const figure = figureOf('Bounce');
    expect(figure).not.toHaveAttribute('data-shown');
    expect(screen.getByText('Loading …')).toBeVisible();
    frameOf().load();
    expect(figure).toHaveAttribute('data-shown');
    unmount();
    expect(figure.querySelector('iframe')).toBeNull();
  });

  test('reports a document that is not the player', async () => {
    await openPage();
    jest.useFakeTimers();
    fireEvent.click(startButton());
    fireEvent.load(frameOf().frame);
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByRole('alert')).toHaveTextContent('The player could not be loaded.');
    expectNoPlayer();
  });
});

describe('messages', () => {
  test('from other windows are ignored', async () => {
    await openPage();
    fireEvent.click(startButton());
    const player = frameOf();
    for (const source of [null, window]) say(source, { type: 'ready' });
    expect(player.commands()).toEqual([]);
    player.say({ type: 'ready' });
    expect(player.received()).toEqual(['load']);
    expect(player.commands()[0]).toEqual({ type: 'load', code: CODE, values: '' });
  });

  test('of another form are ignored', async () => {
    const { frame } = await openRunning();
    say(frame.contentWindow, { type: 'failed', message: 1, line: 1, hasScene: true });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('show time and frames per second', async () => {
    const player = await openRunning();
    player.state(true, 12.345);
    expect(screen.getByRole('timer')).toHaveTextContent('12.35 s60 fps');
    click('Pause');
    expect(screen.getByRole('timer')).toHaveTextContent('– fps');
  });

  test('about code that creates no scene stop the scene, and the next run loads it again', async () => {
    const player = await openRunning();
    player.say({ type: 'failed', message: 'SyntaxError', line: 0, hasScene: false });
    expect(screen.getByRole('alert')).toHaveTextContent(/^SyntaxError/);
    expect(isRunning()).toBe(false);
    click('Run');
    expect(player.received()).toEqual(['load', 'run', 'load']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that are closed leave the focus at the controls, as does whatever else disappears', async () => {
    const player = await openRunning();
    player.say({ type: 'failed', message: 'no', line: 1, hasScene: true });
    button('Close message').focus();
    click('Close message');
    expect(button('Pause')).toHaveFocus();
    player.state(false, 1, [0, 1, 60]);
    button('Step back').focus();
    player.state(false, 0, [0, 0, 60]);
    expect(button('Run')).toHaveFocus();
  });

  test('from the console are added to a log of the last 100 lines', async () => {
    const player = await openRunning();
    jest.useFakeTimers();
    for (let line = 1; line <= 101; line++) player.say({ type: 'log', level: 'warn', text: `line ${line}.` });
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    // The first line appears at once, and what follows ten times per second.
    click('Console 1');
    act(() => jest.advanceTimersByTime(100));
    expect(button('Console 100')).toHaveAttribute('aria-pressed', 'true');
    const log = screen.getByRole('log');
    expect(log.children).toHaveLength(100);
    expect(log).toHaveAttribute('aria-live', 'off');
    expect(within(log).queryByText('line 1.')).not.toBeInTheDocument();
    expect(within(log).getByText('line 101.')).toHaveAttribute('data-level', 'warn');
    player.say({ type: 'began' });
    expect(screen.queryByText('line 101.')).not.toBeInTheDocument();
  });

  test('about sound show a mute button, which also applies to the next frame', async () => {
    const player = await openRunning();
    expect(screen.queryByRole('button', { name: 'Mute' })).not.toBeInTheDocument();
    player.say({ type: 'sound' });
    click('Mute');
    expect(player.commands().at(-1)).toEqual({ type: 'mute', isMuted: true });
    expect(button('Mute')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('contacts of bodies are heard on request, which may precede the frame', async () => {
  await openPage();
  expect(button('Contact sounds')).toHaveAttribute('aria-pressed', 'false');
  click('Contact sounds');
  expect(button('Contact sounds')).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(startButton());
  const player = frameOf();
  player.load();
  expect(player.commands()).toContainEqual({ type: 'contactSounds', areOn: true });
  click('Contact sounds');
  expect(player.commands().at(-1)).toEqual({ type: 'contactSounds', areOn: false });
});

describe('the transport', () => {
  test('runs, pauses, steps and resets', async () => {
    const player = await openRunning();
    click('Pause');
    player.state(false);
    click('Run');
    player.state(true);
    click('Step');
    expect(isRunning()).toBe(false);
    click('Reset');
    expect(player.received()).toEqual(['load', 'run', 'pause', 'run', 'pause', 'step', 'load']);
    player.say({ type: 'loaded' });
    player.state(false);
    expect(player.received()).toHaveLength(7);
  });

  test('steps a scene that is still loading afterwards, as often as requested', async () => {
    await openPage();
    click('Step');
    click('Step');
    const player = frameOf();
    player.load();
    expect(player.received()).toEqual(['load', 'step', 'step']);
    expect(isRunning()).toBe(false);
  });

  test('loads nothing when a scene is reset that has not been loaded', async () => {
    await openPage();
    click('Reset');
    expectNoPlayer();
  });

  test('updates when a scene pauses itself', async () => {
    const player = await openRunning();
    player.state(false, 3);
    expect(isRunning()).toBe(false);
  });

  test('handles shortcuts in the toolbar and on the stage', async () => {
    const player = await openRunning();
    const stage = startButton().parentElement ?? document.body;
    press(' ', stage);
    expect(player.received().at(-1)).toBe('pause');
    press('.', button('Step'));
    expect(player.received().at(-1)).toBe('step');
    press('r', button('Step'));
    expect(player.received().at(-1)).toBe('load');
  });

  test('leaves Space to buttons, and keys with Ctrl and keys elsewhere to the browser', async () => {
    const player = await openRunning();
    const before = player.received().length;
    press(' ', button('Pause'));
    fireEvent.keyDown(button('Step'), { key: 'r', ctrlKey: true });
    press('.', screen.getByText('Code of the scene'));
    expect(player.received()).toHaveLength(before);
  });

  test('offers full screen if it is supported', async () => {
    const requestFullscreen = jest.fn().mockResolvedValue(undefined);
    Object.assign(document, { fullscreenEnabled: true });
    renderPage('Bounce');
    Object.assign(figureOf('Bounce'), { requestFullscreen });
    await wake();
    click('Full screen');
    expect(requestFullscreen).toHaveBeenCalledTimes(1);
    Object.assign(document, { fullscreenEnabled: false });
  });
});

test('a frame receives the library that it requests', async () => {
  const response = {
    ok: true,
    headers: new Headers({ 'Content-Type': 'text/javascript' }),
    text: async () => 'var sound = {};',
  };
  const load = jest.fn().mockResolvedValue(response);
  Object.assign(globalThis, { fetch: load });
  const player = await openRunning();
  player.answer();
  player.say({ type: 'library', name: 'sound' });
  await act(async () => undefined);
  expect(String(load.mock.calls[0]?.[0])).toMatch(/\/player\/test\/sound\.js$/);
  expect(player.commands().at(-1)).toEqual({ type: 'library', name: 'sound', script: 'var sound = {};' });
});

test('a scene receives only libraries of the site', async () => {
  const load = jest.fn();
  Object.assign(globalThis, { fetch: load });
  const player = await openRunning();
  for (const name of ['../../page-data/app-data', 'https://elsewhere.example/a', 'frame', '']) {
    player.say({ type: 'library', name });
    await act(async () => undefined);
    expect(player.commands().at(-1)).toEqual({ type: 'library', name, script: '' });
  }
  expect(load).not.toHaveBeenCalled();
});

describe('the watchdog', () => {
  beforeEach(() => void jest.useFakeTimers());

  const seconds = (count: number) => act(() => jest.advanceTimersByTime(count * 1000));

  test('replaces a frame that has not answered for 6 s, and the scene can be run again', async () => {
    await openRunning();
    seconds(5.9);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    seconds(0.1);
    expect(screen.getByRole('alert')).toHaveTextContent('This scene did not answer for some time and was stopped.');
    expectNoPlayer();
    expect(isRunning()).toBe(false);
    click('Run');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(frameOf().frame).toBeInTheDocument();
  });

  test('has other code run in another frame while this one does not answer', async () => {
    const { frame } = await openRunning();
    seconds(1.5);
    click('Reset');
    expect(frame).not.toBeInTheDocument();
    const next = frameOf();
    next.load();
    next.answer();
    seconds(5);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('does not affect a scene that answers, or one that is paused', async () => {
    const player = await openRunning();
    for (let half = 0; half < 12; half++) {
      seconds(0.5);
      player.answer();
    }
    click('Pause');
    player.state(false);
    player.answer();
    seconds(60);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each<[string, (player: ReturnType<typeof frameOf>) => unknown]>([
    ['a step', (player) => click('Step') && player.state(false)],
    ['a pause', () => click('Pause')],
    ['code', () => click('Reset')],
    ['what writes on the console', (player) => player.say({ type: 'log', level: 'log', text: '1' })],
  ])('detects %s that never ends', async (_, act) => {
    const player = await openRunning();
    player.answer();
    act(player);
    seconds(6.5);
    expect(screen.getByRole('alert')).toHaveTextContent('did not answer');
  });

  test('does not count while the player loads or the tab is hidden', async () => {
    await openPage();
    fireEvent.click(startButton());
    seconds(20);
    frameOf().load();
    setHidden(true);
    seconds(20);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('rules', () => {
  test('allow two running scenes: a third one pauses the one that was started first', async () => {
    renderPage('Bounce', 'Swing', 'Roll');
    const first = await start('Bounce');
    await start('Swing');
    await start('Roll');
    expect(['Bounce', 'Swing', 'Roll'].map((title) => isRunning(title))).toEqual([false, true, true]);
    expect(first.received().at(-1)).toBe('pause');
  });

  test('do not resume scenes that the reader has paused, or never started', async () => {
    renderPage('Bounce', 'Swing');
    const player = await start();
    await wake('Swing');
    click('Pause');
    for (const title of ['Bounce', 'Swing']) {
      scroll(title, false);
      scroll(title, true);
    }
    expect(player.received().at(-1)).toBe('pause');
    expect(figureOf('Swing').querySelector('iframe')).toBeNull();
  });

  test('do not resume a scene that returns while two others run', async () => {
    renderPage('Bounce', 'Swing', 'Roll');
    await start('Bounce');
    scroll('Bounce', false);
    await start('Swing');
    await start('Roll');
    scroll('Bounce', true);
    expect(['Bounce', 'Swing', 'Roll'].map((title) => isRunning(title))).toEqual([false, true, true]);
  });

  test('pause all scenes while the tab is hidden', async () => {
    const player = await openRunning();
    setHidden(true);
    expect(player.received().at(-1)).toBe('pause');
    setHidden(false);
    expect(player.received().at(-1)).toBe('run');
  });

  test('resume nothing for readers who prefer reduced motion, but what they have started meanwhile', async () => {
    stubBrowser(['(prefers-reduced-motion: reduce)']);
    const player = await openRunning();
    setHidden(true);
    setHidden(false);
    scroll('Bounce', false);
    scroll('Bounce', true);
    expect(player.received().at(-1)).toBe('pause');
    expect(isRunning()).toBe(false);
    scroll('Bounce', false);
    click('Run');
    scroll('Bounce', true);
    expect(isRunning()).toBe(true);
  });
});
