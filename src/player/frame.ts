import { KeyboardManager, setAssetLoader } from '../runtime';
import type { View } from '../runtime/render';
import { followConsole } from './console';
import { onFailure } from './failures';
import { followKeys } from './keys';
import { Libraries } from './libraries';
import { loadAsset } from './load-asset';
import { Loop } from './loop';
import { context2d, createPainter, type Painter } from './paint';
import { Pointer } from './pointer';
import { readOrder, type Order, type Report } from './protocol';
import { followTimers } from './scene-timers';
import { SceneCodeError, createStage, type Stage } from './stage';
import { syntaxErrorLine } from './syntax-error-line';

/** How often a running scene tells its time, in ms. */
const TELL_EVERY = 250;
/** More pixels than this to a CSS pixel nobody sees, and they take long. */
const FINEST = 3;

interface Shown extends Stage {
  readonly code: string;
  readonly paint: Painter;
  readonly loop: Loop;
}

const canvas = document.createElement('canvas');
canvas.tabIndex = 0;
document.body.append(canvas);
const context = context2d(canvas);

let shown: Shown | undefined;
let view: View | undefined;
/** Tells the scene that is being made from those before it. */
let loads = 0;

const tell = (report: Report): void => window.parent.postMessage(report, '*');

const endTimers = followTimers(window);
const libraries = new Libraries(() => tell({ type: 'sound' }));
const keyboardManager = new KeyboardManager();
const pointer = new Pointer(
  canvas,
  () => shown?.scene,
  () => view,
);

function draw(): void {
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  if (!shown || width === 0 || height === 0) return;
  const pixelRatio = Math.min(window.devicePixelRatio, FINEST);
  const size = { width: Math.round(width * pixelRatio), height: Math.round(height * pixelRatio) };
  // Setting the size clears the canvas, even to the same.
  if (canvas.width !== size.width) canvas.width = size.width;
  if (canvas.height !== size.height) canvas.height = size.height;
  view = shown.paint({ width, height, pixelRatio });
}

function tellState(): void {
  if (!shown) return;
  const { scene, loop } = shown;
  tell({
    type: 'state',
    isRunning: scene.running,
    time: scene.time,
    framesPerSecond: Math.round(loop.framesPerSecond),
  });
}

async function load(code: string): Promise<void> {
  const turn = ++loads;
  leave();
  try {
    const stage = await createStage(code, { keyboardManager, libraries, pointerState: () => pointer });
    if (turn !== loads) return;
    const { scene } = stage;
    onFailure(scene, (failure) =>
      tell({
        type: 'failed',
        message: failure.message,
        line: 'line' in failure ? (failure.line ?? 0) : 0,
        hasScene: true,
      }),
    );
    shown = { ...stage, code, paint: createPainter(stage, context), loop: new Loop(scene, draw) };
    draw();
    tell({ type: 'loaded' });
    tellState();
  } catch (error) {
    if (turn !== loads) return;
    const cause = error instanceof SceneCodeError ? error.cause : error;
    const known = error instanceof SceneCodeError ? (error.line ?? 0) : 0;
    const line = cause instanceof SyntaxError && known === 0 ? await syntaxErrorLine(code) : known;
    if (turn === loads) tell({ type: 'failed', message: String(cause), line, hasScene: false });
  }
}

/** Lets go of the scene that is shown, or still being made. */
function leave(): void {
  endTimers();
  shown?.loop.stop();
  shown?.scene.stop();
  pointer.release();
  shown = undefined;
}

function run(): void {
  shown?.scene.start();
  shown?.loop.start();
  tellState();
}

function pause(): void {
  shown?.loop.stop();
  shown?.scene.stop();
  pointer.release();
  draw();
  tellState();
}

function step(): void {
  pause();
  shown?.scene.step();
  draw();
  tellState();
}

function obey(order: Order): void {
  switch (order.type) {
    case 'load':
      void load(order.code);
      return;
    case 'run':
      return run();
    case 'pause':
      return pause();
    case 'step':
      return step();
    case 'mute':
      return libraries.mute(order.isMuted);
    case 'ping':
      return tell({ type: 'pong' });
  }
}

// A way out that no policy closes.
Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
setAssetLoader(loadAsset);
followConsole((level, text) => tell({ type: 'log', level, text }));
followKeys(canvas, keyboardManager, {
  usesKeys: () => shown?.code.includes('keyboardManager') ?? false,
  onCommand: (name) => tell({ type: 'command', name }),
});
window.addEventListener('error', ({ message, lineno, filename }) => {
  if (filename.startsWith('blob:')) return; // Of code that is no JavaScript; its line is told apart.
  tell({ type: 'failed', message, line: filename.endsWith('scene.js') ? lineno : 0, hasScene: shown !== undefined });
});
window.addEventListener('unhandledrejection', ({ reason }) => {
  tell({ type: 'failed', message: String(reason), line: 0, hasScene: shown !== undefined });
});
window.addEventListener('message', ({ source, data }) => {
  const order = source === window.parent ? readOrder(data) : undefined;
  if (order) obey(order);
});
new ResizeObserver(draw).observe(canvas);
setInterval(() => {
  if (shown?.scene.running) tellState();
}, TELL_EVERY);
tell({ type: 'ready' });
