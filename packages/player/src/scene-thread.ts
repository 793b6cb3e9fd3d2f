import { KeyboardManager, setAssetLoader } from '@physics-editor/runtime';
import type { View } from '@physics-editor/runtime/render/index';
import type { ScriptLibraries } from '@physics-editor/runtime/scripts/utils';
import { BodyChooser } from './bodies/body-chooser';
import { momentText } from './bodies/moment-text';
import { createAssetLoader } from './assets/asset-loader';
import { Budget } from './messages/budget';
import { followConsole } from './console';
import type { Failure } from './failures';
import { Libraries } from './libraries';
import { beginLoad, followGlobals, guardFetch, isLatest, whileThere } from './loads';
import { context2d, createPainter, type Painter } from './paint';
import { PictureReader } from './assets/picture-reader';
import { Pointer } from './input/pointer';
import { ContactSounds } from './sound/contact-sounds';
import { RemoteSound } from './sound/remote-sound';
import { Run } from './run';
import { graphsCsv, graphsOf } from './saving/graphs-csv';
import { Samples } from './saving/samples';
import { followTimers } from './timers/scene-timers';
import { createStage, lineOf, type Stage } from './stage/stage';
import { syntaxErrorLine } from './syntax-error-line';
import { handle } from './messages/message-shapes';
import { readInput, type InputHandlers, type Output } from './messages/thread-protocol';

/**
 * A scene in a worker of its own, inside the sandboxed frame. Without a document, its code cannot load, open, navigate, frame or connect to anything,
 * or read anything of the reader's; and an endless loop blocks only itself.
 */

/** Interval at which a running scene reports its time, in ms. */
const REPORT_EVERY = 250;
/** Maximum number of pixels per CSS pixel: more is invisible and slow. */
const FINEST = 3;

interface Shown extends Stage {
  readonly paint: Painter;
  readonly course: Run;
  readonly chooser: BodyChooser;
  readonly samples: Samples;
}

// Deep recursions also show the line that began them.
Error.stackTraceLimit = 50;
const post = self.postMessage.bind(self);
// Code of a scene must not reach the channel to the frame: it could forge the player's messages or flood the page.
for (let owner: unknown = self; owner; owner = Object.getPrototypeOf(owner)) {
  Reflect.deleteProperty(Object(owner), 'postMessage');
}
const send = (output: Output): void => post(output);

/** The context of the frame's canvas. Requested only once: Firefox refuses it a second time in a worker. */
let context: OffscreenCanvasRenderingContext2D | undefined;
let size = { width: 0, height: 0, pixelRatio: 1 };
let shown: Shown | undefined;
let view: View | undefined;
/** Whether the reader uses the keyboard in the frame. */
let hasFocus = false;
/** The reader's choice of speed, which multiplies that of the scene. */
let pace = 1;

const words = new Budget();
/** Apart from that of the console, or an error after many lines would be lost. */
const faults = new Budget();
const endTimers = followTimers(self);
/** Whether the scene repeats steps of its past: what they report is known. */
const isRepeating = (): boolean => shown?.course.isRepeating ?? false;
/** Where the scene has gone back, two of its objects may stand for one sound; if one is gone, the other may still be used. */
let hasGoneBack = false;
const sound = new RemoteSound((call) => {
  if (!hasGoneBack || call.action !== 'drop') send(call);
}, isRepeating);
const contactSounds = new ContactSounds(send);
const pictures = new PictureReader(send);
const libraries = new Libraries((name) => send({ type: 'library', name }));
const scriptLibraries: ScriptLibraries = {
  createSynth: sound.createSynth,
  importTone: sound.importTone,
  importAnimeJS: () => whileThere(libraries.load('anime')),
  importTinyGradient: async () => Reflect.get(await whileThere(libraries.load('gradient')), 'tinygradient'),
};
const keyboardManager = new KeyboardManager();
const pointer = new Pointer(() => shown?.scene, send);

function draw(): void {
  const { width, height } = size;
  if (!shown || !context || width === 0 || height === 0) return;
  const { canvas } = context;
  const pixelRatio = Math.min(size.pixelRatio, FINEST);
  const pixels = { width: Math.round(width * pixelRatio), height: Math.round(height * pixelRatio) };
  // Setting the size clears the canvas, even if it is the same.
  if (canvas.width !== pixels.width) canvas.width = pixels.width;
  if (canvas.height !== pixels.height) canvas.height = pixels.height;
  view = shown.paint({ width, height, pixelRatio });
  if (hasFocus) shown.chooser.mark(context, view);
  contactSounds.play(view);
}

function sendState(): void {
  if (!shown) return;
  const { scene, course, readouts, chooser } = shown;
  const { isRunning, framesPerSecond, span } = course;
  const graphs = graphsOf(scene).length;
  send({ type: 'state', isRunning, time: scene.time, framesPerSecond, ...span, readouts: readouts.read(), graphs });
  chooser.update(view);
}

function fail(message: string, line = 0): void {
  if (isRepeating()) return;
  faults.spend((text) => send({ type: 'failed', message: text, line, hasScene: shown !== undefined }), message);
}

async function load(code: string, query: string): Promise<void> {
  const turn = beginLoad();
  // Releases the scene that is shown or being created.
  endTimers();
  forgetGlobals();
  sound.forget();
  shown?.course.end();
  shown = undefined;
  send({ type: 'began' });
  const report = (failure: Failure) => fail(failure.message, 'line' in failure ? failure.line : undefined);
  /** Those of the code itself, before there is a scene. */
  const early: Failure[] = [];
  try {
    const values = new Map(new URLSearchParams(query));
    const stage = await createStage(code, {
      values,
      keyboardManager,
      libraries: scriptLibraries,
      pointerState: () => pointer,
      onFailure: (failure) => (isLatest(turn) && shown ? report(failure) : early.push(failure)),
    });
    if (!isLatest(turn) || !context) return;
    const { scene } = stage;
    scene.onImpact = (read) => {
      if (!isRepeating()) contactSounds.take(read);
    };
    const samples = new Samples(stage.readouts);
    const course = new Run(scene, () => stage.player.speed * pace, [stage, keyboardManager, pointer, sound], {
      onPicture: draw,
      onStep: () => samples.take(course.span.step, scene.time),
      onChange: sendState,
      release: () => pointer.release(),
    });
    const chooser = new BodyChooser(scene, send);
    shown = { ...stage, paint: createPainter(stage, context), course, chooser, samples };
    draw();
    send({ type: 'keys', areUsed: code.includes('keyboardManager') });
    sendParameters(stage.parameters.note);
    send({ type: 'loaded' });
    sendState();
    early.forEach(report);
  } catch (error) {
    if (!isLatest(turn)) return;
    const known = lineOf(error) ?? 0;
    const line = error instanceof SyntaxError && known === 0 ? await syntaxErrorLine(code) : known;
    if (isLatest(turn)) fail(String(error), line);
  }
}

const sendParameters = (note: string): void => send({ type: 'parameters', all: shown?.parameters.all, note });

function sendDescription(): void {
  if (!shown) return;
  const { scene, player, readouts } = shown;
  send({ type: 'description', text: player.description || momentText(scene, readouts, view) });
  if (hasFocus) shown.chooser.report();
}

function showMoment(): void {
  draw();
  sendState();
  sendDescription();
}

async function save(what: string, make: () => Blob | Promise<Blob>): Promise<void> {
  try {
    send({ type: 'saved', what, file: await make(), error: '' });
  } catch (error) {
    send({ type: 'saved', what, file: undefined, error: String(error) });
  }
}

/** The present picture as PNG, over a background, since a scene without one is transparent. */
async function pictureOver(background: string): Promise<Blob> {
  if (!shown || !context) throw new Error('There is no scene.');
  draw();
  const { width, height } = context.canvas;
  const copy = context2d(new OffscreenCanvas(width, height));
  copy.fillStyle = background;
  copy.fillRect(0, 0, width, height);
  copy.drawImage(context.canvas, 0, 0);
  return copy.canvas.convertToBlob({ type: 'image/png' });
}

/** Passes what the reader does to the scene. In its past, only a press begins another course of events. */
function act(isPress: boolean, event: () => void): void {
  if (isPress || !shown?.course.isInPast) shown?.course.happen(event);
}

const handlers: InputHandlers = {
  open: ({ canvas }) => {
    if (canvas instanceof OffscreenCanvas) context ??= context2d(canvas);
  },
  size: (input) => {
    size = input;
    draw();
  },
  load: ({ code, values }) => void load(code, values),
  /** Passes a value to the scene; it may change what is seen while it is paused. */
  set: ({ key, value }) => {
    shown?.course.happen(() => {
      try {
        const problem = shown?.parameters.take(key, value);
        if (problem !== undefined) sendParameters(problem);
      } catch (error) {
        fail(String(error), lineOf(error));
      }
    });
    draw();
    sendState();
  },
  run: () => {
    shown?.course.start();
    sendState();
  },
  pause: () => {
    shown?.course.pause();
    showMoment();
  },
  step: () => {
    shown?.course.step();
    showMoment();
  },
  goTo: ({ step }) => {
    hasGoneBack = true;
    shown?.course.goTo(step);
    draw();
    send({ type: 'cursor', keyword: '' });
    // Some may have been set meanwhile.
    sendParameters('');
    sendState();
  },
  describe: sendDescription,
  contactSounds: ({ areOn }) => void (contactSounds.areOn = areOn),
  savePicture: ({ background }) => void save('picture', () => pictureOver(background)),
  saveReadouts: () => void save('readouts', () => new Blob([shown?.samples.csv(shown.course.span.last) ?? ''])),
  saveGraphs: () => void save('graphs', () => new Blob([shown ? graphsCsv(graphsOf(shown.scene)) : ''])),
  pace: ({ factor }) => void (pace = factor),
  ping: () => send({ type: 'pong' }),
  pointer: (input) => {
    // Where the pointer is depends on the picture at this moment.
    const seen = view;
    act(input.event === 'down', () => pointer.take(input, seen));
  },
  key: ({ keyCode, isDown }) =>
    act(isDown, () => (isDown ? keyboardManager.press(keyCode) : keyboardManager.release(keyCode))),
  focus: ({ isThere }) => {
    hasFocus = isThere;
    if (isThere) shown?.chooser.report();
    else act(false, () => keyboardManager.clear());
    draw();
  },
  choose: ({ by }) => {
    shown?.chooser.choose(by, view);
    draw();
  },
  /** Pushes the chosen body. While the scene is paused, it moves with the next step. */
  push: (by) => {
    const event = shown?.chooser.pushing(by);
    if (!event) return;
    act(true, event);
    // In the past, what followed is forgotten.
    if (!shown?.course.isRunning) sendState();
  },
  whereIs: () => shown?.chooser.report(),
  library: ({ name, script }) => libraries.take(name, script),
  picture: (input) => pictures.take(input),
  soundResult: (input) => sound.takeResult(input),
  soundCallback: (input) => sound.callBack(input),
};

const loadAsset = createAssetLoader((blob) => pictures.read(blob));
setAssetLoader((asset) => whileThere(loadAsset(asset)));
guardFetch(self);
// After the worker's own.
const forgetGlobals = followGlobals(self);
followConsole((level, text) => {
  if (!isRepeating()) words.spend((line) => send({ type: 'log', level, text: line }), text);
});
self.addEventListener('error', (event) => {
  // The page shows the error; it need not propagate to the frame.
  event.preventDefault();
  fail(event.message, lineOf(event.error));
});
self.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  fail(String(event.reason), lineOf(event.reason));
});
self.addEventListener('message', ({ data }) => {
  const input = readInput(data);
  if (input) handle(handlers, input);
});
setInterval(() => {
  if (shown?.course.isRunning) sendState();
}, REPORT_EVERY);
