import { element } from '@physics-editor/lib/element';
import { TabOrder } from './bodies/tab-order';
import { Budget } from './messages/budget';
import { decodePicture } from './assets/decode-picture';
import { followConsole } from './console';
import { followKeys } from './input/keys';
import { Libraries } from './libraries';
import { followPointer } from './input/pointer-events';
import { followSize } from './input/size';
import { Recorder } from './saving/recorder';
import { handle } from './messages/message-shapes';
import { readCommand, type Command, type PlayerEvent } from './messages/protocol';
import { SoundDesk } from './sound/sound-desk';
import { Tones } from './sound/tones';
import { isReport, readOutput, type Input, type ReportHandlers } from './messages/thread-protocol';

/**
 * The document in a scene's frame. It runs no code of scenes, which is in a worker without a document (`scene-thread.ts`); it provides what a worker
 * lacks: canvas, keys, pointer, sound, pictures.
 */

const notify = (event: PlayerEvent): void => window.parent.postMessage(event, '*');

/** The scene's requests concerning keys and pointer. */
const wishes = { areKeysUsed: false, isHeld: false };

/** How a scene is used by keyboard; spoken when it gets the focus. */
const HINT = 'Tab chooses a body. Arrow keys or I, J, K and L push it, with Shift gently. Escape leaves the scene.';

/** Whether the document has an opaque origin, as in a frame with `sandbox`. Elsewhere, scenes would run with the site's origin. */
const isAlone = self.origin === 'null';

function openFrame(): void {
  const canvas = element('canvas', { tabIndex: 0 });
  // Screen readers pass all keys on.
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', 'Scene');
  canvas.setAttribute('aria-description', HINT);
  const voice = element('p');
  voice.setAttribute('role', 'status');
  document.body.append(canvas, voice);
  const thread = new Worker(URL.createObjectURL(new Blob([__SCENE_THREAD__], { type: 'text/javascript' })));
  const give = (input: Input, transfer: Transferable[] = []): void => thread.postMessage(input, transfer);

  const words = new Budget();
  const fail = (message: string, hasScene: boolean): void =>
    words.spend((text) => notify({ type: 'failed', message: text, line: 0, hasScene }), message);

  const libraries = new Libraries((name) => notify({ type: 'library', name }));
  const sound = new SoundDesk({
    load: async () => {
      const library = await libraries.load('sound');
      notify({ type: 'sound' });
      return library;
    },
    answer: give,
    onFailure: (message) => fail(message, true),
  });

  const tones = new Tones();

  const recorder = new Recorder(canvas);
  const record = (background: string): void => {
    recorder.record(background).then(
      (file) => notify({ type: 'saved', what: 'recording', file, error: '' }),
      (error: unknown) => notify({ type: 'saved', what: 'recording', file: undefined, error: String(error) }),
    );
  };

  /** A press here or on the page allows sound, also after the system has interrupted it. */
  const wake = (): void => {
    sound.wake();
    tones.wake();
  };

  const obey = (command: Command): void => {
    if (command.type === 'run') wake();
    if (command.type === 'load') recorder.stop();
    if (command.type === 'contactSounds') tones.turn(command.areOn);
    if (command.type === 'mute') sound.mute(command.isMuted);
    else if (command.type === 'record') record(command.background);
    else if (command.type === 'stopRecording') recorder.stop();
    else if (command.type === 'library' && command.name === 'sound') libraries.take(command.name, command.script);
    else give(command);
  };

  const reports: ReportHandlers = {
    keys: ({ areUsed }) => void (wishes.areKeysUsed = areUsed),
    bodies: (report) => tabOrder.take(report),
    say: ({ text }) => void (voice.textContent = text),
    cursor: ({ keyword }) => void (canvas.style.cursor = /^[a-z-]*$/.test(keyword) ? keyword : ''),
    held: ({ isHeld }) => void (wishes.isHeld = isHeld),
    picture: ({ id, blob }) => void readPicture(id, blob, give),
    tone: (report) => tones.play(report),
    soundCall: (report) => sound.take(report),
  };

  thread.addEventListener('error', (event) => {
    event.preventDefault();
    fail(`The player cannot run here: ${event.message}`, false);
  });
  const offscreen = canvas.transferControlToOffscreen();
  give({ type: 'open', canvas: offscreen }, [offscreen]);
  thread.addEventListener('message', ({ data }) => {
    const output = readOutput(data);
    if (output && isReport(output)) handle(reports, output);
    else if (output) notify(output);
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(String(event.reason), true);
  });
  followConsole((level, text) => words.spend((line) => notify({ type: 'log', level, text: line }), text));
  followPointer(canvas, give, () => wishes.isHeld);
  const tabOrder = new TabOrder(give);
  followKeys({
    areUsed: () => wishes.areKeysUsed,
    tabOrder,
    send: give,
    onShortcut: (name) => notify({ type: 'shortcut', name }),
  });
  window.addEventListener('focus', () => give({ type: 'focus', isThere: true }));
  window.addEventListener('blur', () => {
    give({ type: 'focus', isThere: false });
    // The same text is spoken again only if it has been away.
    voice.textContent = '';
  });
  canvas.addEventListener('pointerdown', () => {
    canvas.focus();
    tabOrder.leave();
  });
  for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, wake);
  followSize(canvas, give);
  window.addEventListener('message', ({ source, data }) => {
    const command = source === window.parent ? readCommand(data) : undefined;
    if (command) obey(command);
  });
  notify({ type: 'ready' });
}

async function readPicture(id: number, blob: unknown, give: (input: Input, transfer: Transferable[]) => void) {
  try {
    if (!(blob instanceof Blob)) throw new TypeError('This is not a picture.');
    const { bitmap, width, height } = await decodePicture(blob);
    give({ type: 'picture', id, bitmap, width, height, error: '' }, [bitmap]);
  } catch (error) {
    give({ type: 'picture', id, bitmap: undefined, width: 0, height: 0, error: String(error) }, []);
  }
}

// Otherwise the library logs a greeting to the console, which is the scene's.
Reflect.set(globalThis, 'TONE_SILENCE_LOGGING', true);

if (isAlone) openFrame();
else document.body.append('Scenes run inside the pages of this site.');
