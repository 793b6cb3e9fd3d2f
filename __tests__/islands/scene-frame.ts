import { act } from '@testing-library/react';
import type { Command, PlayerEvent } from '@physics-editor/player/messages/protocol';

/** The code of every scene in these tests. */
export const CODE = 'const ball = new editor.CircleNode();\neditor.add(ball);';

const STATE = { type: 'state', framesPerSecond: 60, refusal: '', readouts: [], graphs: 0 };

export function figureOf(title: string): HTMLElement {
  const figure = document.getElementById(`scene-${title.toLowerCase()}`);
  if (!figure) throw new Error(`There is no scene "${title}".`);
  return figure;
}

/** The frame of a scene, and what stands in for the player in it. */
export function frameOf(title = 'Bounce') {
  const frame = figureOf(title).querySelector('iframe');
  const player = frame?.contentWindow;
  if (!frame || !player) throw new Error(`The scene "${title}" has no frame.`);
  const post = jest.isMockFunction(player.postMessage)
    ? jest.mocked(player.postMessage)
    : jest.spyOn(player, 'postMessage');
  post.mockImplementation(() => undefined);
  const sent = (): Command[] => post.mock.calls.flatMap(([command]) => (isCommand(command) ? [command] : []));
  // Pings depend on the time that a test takes.
  const commands = () => sent().filter(({ type }) => type !== 'ping');
  return {
    frame,
    /** The commands that the player has received, except pings. */
    commands,
    received: () => commands().map(({ type }) => type),
    say: (event: PlayerEvent) => say(player, event),
    /** Answers all pings so far. */
    answer: () => sent().forEach(({ type }) => type === 'ping' && say(player, { type: 'pong' })),
    /** Sends what the player sends until the scene is loaded. */
    load: () => {
      say(player, { type: 'ready' });
      say(player, { type: 'loaded' });
    },
    state: (isRunning: boolean, time = 0, [first, step, last] = [0, 0, 0], shown = {}) =>
      say(player, { ...STATE, isRunning, time, first, step, last, ...shown }),
  };
}

/** The player of "Bounce" receives this code and these values, and loads the scene. */
export function expectLoad(code: string, values = '') {
  const player = frameOf();
  player.load();
  expect(player.commands()).toContainEqual({ type: 'load', code, values });
  return player;
}

/** There is no player: no code runs. */
export const expectNoPlayer = () => expect(document.querySelector('iframe')).toBeNull();

const isCommand = (command: unknown): command is Command =>
  typeof command === 'object' && command !== null && 'type' in command;

/** Sends the page a message. */
export const say = (source: Window | null, data: unknown): void =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { source, data })));

export const isRunning = (title = 'Bounce'): boolean =>
  figureOf(title).querySelector('.live-scene-run')?.getAttribute('aria-label') === 'Pause';
