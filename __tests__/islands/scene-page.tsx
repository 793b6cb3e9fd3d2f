import { EditorView } from '@codemirror/view';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Blob } from 'node:buffer';
import { CompressionStream, DecompressionStream, ReadableStream, WritableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { renderToStaticMarkup } from 'react-dom/server';
import { Code } from '../../src/components/content/code';
import { LiveScene } from '../../src/components/content/live-scene/live-scene';
import type { Parameter } from '@physics-editor/player/messages/parameter';
import type { Readout } from '@physics-editor/player/messages/readout';
import '../support/gatsby';
import { picture } from '../support/references';
import { stubMatchMedia } from '../support/view';
import { stubIntersectionObserver } from './observer';
import { Page } from './page';
import { CODE, figureOf, frameOf } from './scene-frame';

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
      picture={picture.gatsbyImageData}
      panel={{ parameters, readouts }}
    >
      <Code language="js">
        <span className="hljs-keyword">const</span>
        {`${CODE.slice('const'.length)}\n`}
      </Code>
    </LiveScene>,
  );

let view: ReturnType<typeof stubIntersectionObserver>;

/** What jsdom lacks. */
export function stubBrowser(preferences: readonly string[] = []): void {
  view = stubIntersectionObserver({ inView: true });
  stubMatchMedia(preferences);
  // The editor needs these.
  const streams = { Blob, CompressionStream, DecompressionStream, ReadableStream, WritableStream };
  Object.assign(globalThis, { ...streams, TextDecoder, TextEncoder });
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });
  class Observer {
    observe = jest.fn();
    disconnect = jest.fn();
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  setHidden(false);
  sessionStorage.clear();
  history.replaceState({ key: 'entry' }, '', '/page');
}

beforeEach(() => stubBrowser());
/** Brings the stage of a scene into view, or out of it. */
export function scroll(title: string, isIntersecting: boolean): void {
  const stage = figureOf(title).querySelector('.live-scene-stage');
  if (stage) act(() => view.report(stage, isIntersecting));
}

export function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

export const renderPage = (...titles: string[]) =>
  render(<Page html={titles.map((title) => sceneMarkup(title)).join('')} />);

/** Shows a page with the scene "Bounce", and loads its island. */
export async function openPage(parameters?: readonly Parameter[], readouts?: readonly Readout[]) {
  const page = render(<Page html={sceneMarkup('Bounce', parameters, readouts)} />);
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

/** The editor that the reader has open, once it has come: it is loaded when it is first opened. */
export async function editor(): Promise<EditorView> {
  const view = EditorView.findFromDOM(
    await screen.findByRole('textbox', { name: 'Code: Bounce' }, { timeout: 10_000 }),
  );
  if (!view) throw new Error('There is no editor.');
  return view;
}

export const button = (name: string, title = 'Bounce') => within(figureOf(title)).getByRole('button', { name });
export const click = (name: string, title?: string) => fireEvent.click(button(name, title));

export const startButton = (title = 'Bounce') => screen.getByRole('button', { name: `Run: ${title}` });

/** Loads the island of a scene, as a pointer over it does. */
export async function wake(title = 'Bounce'): Promise<HTMLElement> {
  const figure = figureOf(title);
  fireEvent(figure, new Event('pointerenter'));
  await act(async () => void (await import('../../src/islands/scene/scene')));
  return figure;
}
