import { EditorView } from '@codemirror/view';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CompressionStream, DecompressionStream, ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { renderToStaticMarkup } from 'react-dom/server';
import { Code } from '../../src/components/content/code';
import { LiveScene } from '../../src/components/content/live-scene/live-scene';
import type { Parameter } from '@physics-editor/player/messages/parameter';
import type { Readout } from '@physics-editor/player/messages/readout';
import type { Command, PlayerEvent } from '@physics-editor/player/messages/protocol';
import '../support/gatsby';
import { stubMatchMedia } from '../support/view';
import { stubIntersectionObserver } from './observer';
import { Page } from './page';

export const CODE = 'const ball = new editor.CircleNode();\neditor.add(ball);';

const picture: IGatsbyImageData = {
  width: 720,
  height: 480,
  layout: 'constrained',
  images: { fallback: { src: '/p.png', srcSet: '/p.png 720w' } },
};

/** A scene as it stands in a built page. */
export const sceneMarkup = (
  title = 'Bounce',
  parameters: readonly Parameter[] = [],
  readouts: readonly Readout[] = [],
) =>
  renderToStaticMarkup(
    <LiveScene
      id={`scene-${title.toLowerCase()}`}
      title={title}
      alt="A ball"
      height={480}
      picture={picture}
      panel={{ parameters, readouts }}
    >
      <Code language="js">
        <span className="hljs-keyword">const</span>
        {`${CODE.slice('const'.length)}\n`}
      </Code>
    </LiveScene>,
  );

/** What jsdom lacks. To be called in `beforeEach`; gives what moves scenes out of view. */
export function stubBrowser(preferences: readonly string[] = []) {
  const view = stubIntersectionObserver({ inView: true });
  stubMatchMedia(preferences);
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });
  class Observer {
    observe = jest.fn();
    disconnect = jest.fn();
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  setHidden(false);
  sessionStorage.clear();
  history.replaceState({ key: 'entry' }, '', '/page');
  return {
    /** Shows or hides the stage of a scene. */
    scroll: (title: string, isIntersecting: boolean) => {
      const stage = figureOf(title).querySelector('.live-scene-stage');
      if (stage) act(() => view.report(stage, isIntersecting));
    },
  };
}

export function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

export const renderPage = (...titles: string[]) =>
  render(<Page html={titles.map((title) => sceneMarkup(title)).join('')} />);

/** Shows a page with the scene "Bounce", and loads its island. */
export async function openPage() {
  const page = renderPage('Bounce');
  await wake();
  return page;
}

/** Starts a scene whose player answers. */
export async function start(title = 'Bounce') {
  await wake(title);
  fireEvent.click(startButton(title));
  const player = frameOf(title);
  player.load();
  player.state(true);
  return player;
}

/** Shows a page with the scene "Bounce", which runs. */
export async function openRunning() {
  await openPage();
  return start();
}

/** What jsdom lacks of what the editor needs. To be called in `beforeEach`. */
export function stubEditor(): void {
  Object.assign(globalThis, { CompressionStream, DecompressionStream, ReadableStream, TextDecoder, TextEncoder });
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
}

/** The editor that the reader has open, once it has come: it is loaded when it is first opened. */
export async function editor(): Promise<EditorView> {
  const view = EditorView.findFromDOM(
    await screen.findByRole('textbox', { name: 'Code: Bounce' }, { timeout: 10_000 }),
  );
  if (!view) throw new Error('There is no editor.');
  return view;
}

export function figureOf(title: string): HTMLElement {
  const figure = document.getElementById(`scene-${title.toLowerCase()}`);
  if (!figure) throw new Error(`There is no scene "${title}".`);
  return figure;
}

export const startButton = (title = 'Bounce') => screen.getByRole('button', { name: `Run: ${title}` });

/** Loads the island of a scene, as a pointer over it does. */
export async function wake(title = 'Bounce'): Promise<HTMLElement> {
  const figure = figureOf(title);
  fireEvent(figure, new Event('pointerenter'));
  await act(async () => void (await import('../../src/islands/scene/scene')));
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
    state: (isRunning: boolean, time = 0, [first, step, last] = [0, 0, 0]) =>
      say(player, { type: 'state', isRunning, time, framesPerSecond: 60, first, step, last }),
  };
}

const isCommand = (command: unknown): command is Command =>
  typeof command === 'object' && command !== null && 'type' in command;

/** Sends the page a message. */
export const say = (source: Window | null, data: unknown): void =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { source, data })));

export const isRunning = (title = 'Bounce'): boolean =>
  figureOf(title).querySelector('.live-scene-run')?.getAttribute('aria-label') === 'Pause';
