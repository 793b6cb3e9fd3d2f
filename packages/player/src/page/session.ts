import { isConnectionGenerous } from '@physics-editor/lib/connection';
import { initialText, queryOf, readParameters, type Parameter } from '../messages/parameter';
import { readReadouts, type Readout } from '../messages/readout';
import { handle } from '../messages/message-shapes';
import { followShortcut } from '../messages/shortcuts';
import { problemWith } from '../messages/value-text';
import type { EventHandlers } from '../messages/protocol';
import { Observable } from './observable';
import { PlayerFrame, type Place } from './player-frame';
import { Saving } from './saving';
import { Travel } from './travel';
import { atRest, atStart, withLine, type SceneState } from './scene-state';

/** What a session needs to know of its scene and its page. */
interface SessionOptions extends Place {
  /** The original code. */
  readonly original: string;
  /** The parameters of the original code, with their initial values, and its readouts. */
  readonly parameters?: readonly Parameter[];
  readonly readouts?: readonly Readout[];
  /** A key pressed in the frame asks to leave it. */
  readonly onLeave: () => void;
}

/** Readers who prefer one of these, or whose connection is slow or metered, have nothing run automatically. */
const CALM = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

/** Maximum number of scenes that run at once on a page. */
const MOST_RUNNING = 2;

/** Running scenes, the one started first in front. */
const running = new Set<SceneSession>();

/** A new scene is paused, regardless of the state of the previous one. */
const PAUSED = { run: false, isConfirmed: true };

/** One scene of a page: its code, its frame once it exists, and the requests of the reader. */
export class SceneSession extends Observable<SceneState> {
  /** What can be saved of the scene while it is there. */
  readonly saving = new Saving((command) => {
    this.frame?.order(command);
    this.settle();
  });

  private readonly travel = new Travel((step) => this.frame?.order({ type: 'goTo', step }));

  private frame: PlayerFrame | undefined;

  /** The reader's code, and the code last sent to the frame. */
  private text: string;
  private loadedText: string | undefined;
  /** The values of the scene that is loaded or being loaded. */
  private loadedValues = '';
  /** What the reader has asked of the scene before it was loaded. */
  private onceLoaded: (() => void)[] = [];
  /** The reader has started the scene. It runs while it is present: in view, in a visible tab. */
  private wantsRun = false;
  private isPresent = true;
  /** It ran when it was last present, and nobody has started it since. */
  private isInterrupted = false;
  /** The last command sent to the loaded scene, and whether it has been confirmed. */
  private sent = PAUSED;

  constructor(private readonly options: SessionOptions) {
    const { parameters = [], readouts = [] } = options;
    super({
      ...atRest,
      isMuted: false,
      hasContactSounds: false,
      isEdited: false,
      pace: 1,
      parameters,
      readouts,
      values: '',
    });
    this.text = options.original;
  }

  private get isThere(): boolean {
    return this.state.phase === 'there';
  }

  get code(): string {
    return this.text;
  }

  /** Takes the reader's code, to be loaded on the next run, step or reset. */
  edit(text: string): void {
    this.text = text;
    this.show({ isEdited: text !== this.options.original });
  }

  /** Takes values of parameters, as a query, to be used on the next load; the other parameters have their initial values. */
  setValues(values: string): void {
    const texts = new URLSearchParams(values);
    const parameters = this.state.parameters.map((one) => {
      const text = texts.get(one.key) ?? '';
      return { ...one, text: problemWith(one, text) === undefined ? text : initialText(one) };
    });
    this.show({ values, parameters });
  }

  /** Sets a parameter. A scene without a listener for it is recreated. */
  setValue({ key, isLive }: Parameter, text: string): void {
    const parameters = this.state.parameters.map((one) => (one.key === key ? { ...one, text } : one));
    this.show({ parameters, values: queryOf(parameters) });
    if (!isLive || !this.isThere) return this.renew();
    this.loadedValues = this.state.values;
    this.frame?.send({ type: 'set', key, value: text });
  }

  /** Gives all parameters their initial values. */
  resetValues(): void {
    this.setValues('');
    this.renew();
  }

  /** Presses a button of the scene, once it is loaded. */
  press({ key }: Parameter): void {
    if (!this.isThere) this.renew();
    this.withScene(() => this.frame?.send({ type: 'set', key, value: '' }));
  }

  /** Creates the scene with the reader's values; if it is being created, once more when it is there. It runs if it did. */
  renew(): void {
    if (this.state.phase !== 'loading') this.load();
    this.settle();
  }

  run(): void {
    this.loadIfNeeded();
    this.start();
  }

  pause(): void {
    this.wantsRun = false;
    this.settle();
  }

  toggle(): void {
    if (this.state.isRunning) this.pause();
    else this.run();
  }

  step(): void {
    this.wantsRun = false;
    this.loadIfNeeded();
    this.withScene(() => {
      this.sendRun(false);
      this.frame?.order({ type: 'step' });
    });
    this.settle();
  }

  /** Goes to a step from the first to the last that the scene knows, and pauses there. */
  goTo(step: number, onArrival?: () => void): void {
    if (!this.isThere) return;
    this.wantsRun = false;
    this.settle();
    this.travel.goTo(step, onArrival);
    this.show({ step });
  }

  stepBack(): void {
    const { step, first } = this.state;
    if (step > first) this.goTo(step - 1, () => this.frame?.send({ type: 'describe' }));
  }

  /** Reloads the code, paused, if anything has been loaded. */
  reset(): void {
    this.wantsRun = false;
    if (this.frame) this.load();
    else this.show({ failure: undefined });
    this.settle();
  }

  /** Reloads the code and runs it. */
  apply(): void {
    this.load();
    this.start();
  }

  mute(isMuted: boolean): void {
    this.frame?.send({ type: 'mute', isMuted });
    this.show({ isMuted });
  }

  /** Makes contacts of bodies heard, now and whenever the scene is loaded. */
  setContactSounds(areOn: boolean): void {
    this.frame?.send({ type: 'contactSounds', areOn });
    this.show({ hasContactSounds: areOn });
  }

  /** Multiplies the speed of the scene, now and whenever it is loaded. */
  setPace(pace: number): void {
    this.frame?.send({ type: 'pace', factor: pace });
    this.show({ pace });
  }

  /** Has the scene describe the present moment. */
  describe(): void {
    this.show({ isAsked: true });
    if (this.isThere) this.frame?.send({ type: 'describe' });
    else this.show({ description: 'The scene has not been started yet.' });
  }

  dismissFailure(): void {
    this.show({ failure: undefined });
  }

  /** Sets whether the scene is in view, in a visible tab. It resumes when present again, unless two others run or the reader prefers no autoplay. */
  setPresent(isPresent: boolean): void {
    if (isPresent === this.isPresent) return;
    this.isPresent = isPresent;
    if (!isPresent) this.isInterrupted = this.wantsRun;
    else if (this.isInterrupted) this.wantsRun &&= running.size < MOST_RUNNING && !prefersCalm();
    this.settle();
  }

  /** Gives the keyboard focus back to the page. */
  leave(): void {
    this.options.onLeave();
  }

  private start(): void {
    this.wantsRun = true;
    this.isInterrupted = false;
    this.settle();
  }

  private dropFrame(): void {
    this.frame?.remove();
    this.frame = undefined;
  }

  /** Removes the frame; the scene can be run again. */
  remove(): void {
    this.dropFrame();
    this.wantsRun = false;
    this.travel.cancel();
    this.saving.cancel();
    this.onceLoaded = [];
    running.delete(this);
    this.show(atRest);
  }

  private giveUp(message: string): void {
    const { log } = this.state;
    this.remove();
    this.show({ failure: { message, line: 0 }, log });
  }

  private loadIfNeeded(): void {
    if (this.state.phase === 'none' || this.loadedText !== this.text) this.load();
  }

  private load(): void {
    this.onceLoaded = [];
    // Code with an endless loop would keep the next from being loaded.
    if (this.frame?.isSilent) this.dropFrame();
    this.create();
  }

  /** What the reader has asked before stays to be done. */
  private create(): void {
    this.travel.cancel();
    this.loadedText = this.text;
    this.loadedValues = this.state.values;
    this.frame ??= this.createFrame();
    this.frame.send({ type: 'load', code: this.text, values: this.loadedValues });
    this.show({ ...atStart, phase: 'loading' });
  }

  /** Shows a scene that has been created, unless the reader has changed a value meanwhile. */
  private loaded(): void {
    if (this.loadedValues !== this.state.values) return this.create();
    this.show({ phase: 'there' });
    this.sent = PAUSED;
    for (const act of this.onceLoaded.splice(0)) act();
  }

  private withScene(act: () => void): void {
    if (this.isThere) act();
    else this.onceLoaded.push(act);
  }

  private createFrame(): PlayerFrame {
    const frame = new PlayerFrame(this.options, {
      onEvent: (event) => {
        handle(this.handlers, event);
        this.settle();
      },
      onEnd: (reason) => this.giveUp(reason),
    });
    if (this.state.isMuted) frame.send({ type: 'mute', isMuted: true });
    if (this.state.hasContactSounds) frame.send({ type: 'contactSounds', areOn: true });
    if (this.state.pace !== 1) frame.send({ type: 'pace', factor: this.state.pace });
    return frame;
  }

  private sendRun(run: boolean): void {
    if (run === this.sent.run) return;
    this.sent = { run, isConfirmed: false };
    if (run) this.show({ description: '', isAsked: false });
    this.frame?.order({ type: run ? 'run' : 'pause' });
  }

  /** Synchronises frame, running scenes, watchdog and display with the requested state. */
  private settle(): void {
    const shouldRun = this.wantsRun && this.isPresent;
    if (shouldRun) this.takeTurn();
    else running.delete(this);
    if (this.isThere) this.sendRun(shouldRun);
    this.frame?.watch(this.state.phase === 'loading' || shouldRun);
    this.show({ isRunning: shouldRun });
  }

  /** If too many scenes run, the one started first is paused. */
  private takeTurn(): void {
    const [first] = running;
    if (!running.has(this) && running.size >= MOST_RUNNING) first?.pause();
    running.add(this);
  }

  private readonly handlers: EventHandlers = {
    began: () => this.show({ failure: undefined, log: [] }),
    loaded: () => this.loaded(),
    parameters: ({ all, note }) => {
      // The reader may have set another value meanwhile.
      if (this.loadedValues !== this.state.values) return;
      const parameters = readParameters(all);
      this.loadedValues = queryOf(parameters);
      this.show({ parameters, values: this.loadedValues, note });
    },
    description: ({ text }) => {
      // A scene that scrolls out of view is paused, but not by its reader.
      if (!this.wantsRun) this.show({ description: text });
      // It remains while the scene goes on.
      else if (this.state.isAsked) this.show({ description: `At ${this.state.time.toFixed(2)} s: ${text}` });
    },
    state: ({ isRunning, time, framesPerSecond, first, step, last, refusal, readouts, graphs }) => {
      // A late event of the previous scene.
      if (!this.isThere) return;
      this.travel.arrive();
      const span = { first, step: this.travel.target ?? step, last, refusal };
      this.show({ time, framesPerSecond, ...span, readouts: readReadouts(readouts), graphs });
      if (step === last) this.show({ endTime: time });
      if (isRunning === this.sent.run) {
        this.sent = { ...this.sent, isConfirmed: true };
      } else if (this.sent.isConfirmed) {
        // The scene's script has paused or resumed it.
        this.sent = { run: isRunning, isConfirmed: true };
        this.wantsRun = isRunning;
      }
    },
    failed: ({ message, line, hasScene }) => {
      this.showCalmly({ failure: { message, line }, log: withLine(this.state.log, 'error', message) });
      if (hasScene) return;
      this.show({ phase: 'none', readouts: [] });
      this.wantsRun = false;
      this.onceLoaded = [];
    },
    log: ({ level, text }) => this.showCalmly({ log: withLine(this.state.log, level, text) }),
    sound: () => this.show({ hasSound: true }),
    saved: (event) => this.saving.receive(event),
    shortcut: ({ name }) => followShortcut(this, name),
    ready: () => undefined,
    pong: () => undefined,
    library: () => undefined,
  };
}

const prefersCalm = (): boolean => !isConnectionGenerous() || CALM.some((query) => window.matchMedia(query).matches);
