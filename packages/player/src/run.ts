import type { Scene } from '@physics-editor/runtime';
import { History } from './history/history';
import { Loop } from './timers/loop';

interface Hooks {
  /** The picture has to be drawn. */
  readonly onPicture: () => void;
  /** A step has been made that is not known from the past, or the scene is about to make its first. */
  readonly onStep: () => void;
  /** A script of the scene has paused or resumed it. */
  readonly onChange: () => void;
  /** Releases everything that the reader holds. */
  readonly release: () => void;
}

/** The run of a scene: onwards in real time, step by step, and back into its past. */
export class Run {
  /** Whether steps of the past are computed again, which must be neither heard nor reported a second time. */
  isRepeating = false;

  private readonly loop: Loop;
  private readonly history: History;

  /**
   * @param speed - a change applies from the next frame
   * @param roots - objects from which the whole state can be reached
   */
  constructor(
    private readonly scene: Scene,
    speed: () => number,
    roots: readonly object[],
    private readonly hooks: Hooks,
  ) {
    this.history = new History(roots, () => scene.step());
    this.loop = new Loop(() => this.advance(), speed, hooks.onPicture);
  }

  get isRunning(): boolean {
    return this.loop.isRunning;
  }

  get framesPerSecond(): number {
    return Math.round(this.loop.framesPerSecond);
  }

  get isInPast(): boolean {
    return this.history.isInPast;
  }

  /** Where it is in its past, and why that cannot be kept; empty if it can. */
  get span() {
    const { span, refusal } = this.history;
    return { ...span, refusal };
  }

  /** Runs on. In the past, what happened happens again, up to the moment that was left. */
  start(): void {
    this.history.record();
    if (this.isPausedNow) this.history.happen(() => this.scene.start());
    this.reportStep();
    this.loop.start();
  }

  pause(): void {
    this.loop.stop();
    // In the past, it is paused as well, but goes on as it did.
    if (!this.isInPast) this.halt();
  }

  step(): void {
    this.pause();
    this.history.record();
    this.reportStep();
    this.history.advance();
    this.reportStep();
  }

  /** Goes to a step of the past and pauses there. */
  goTo(step: number): void {
    this.pause();
    this.isRepeating = true;
    try {
      this.history.goTo(step);
    } finally {
      this.isRepeating = false;
    }
  }

  /** Lets something happen to the scene. In the past, another course of events begins. */
  happen(act: () => void): void {
    if (this.isInPast && !this.isRunning) this.halt();
    const wasRunning = this.scene.running;
    this.history.happen(act);
    if (this.scene.running !== wasRunning) this.follow();
  }

  /** Ends it for good. */
  end(): void {
    this.loop.stop();
    this.scene.stop();
    this.hooks.release();
  }

  private halt(): void {
    this.history.happen(() => {
      this.scene.stop();
      this.hooks.release();
    });
  }

  private advance(): void {
    this.history.repeatEvents();
    // The known past ends with the pause in which it was left.
    if (this.isPausedNow) this.history.happen(() => this.scene.start());
    this.history.advance();
    this.reportStep();
    if (this.isPausedNow) this.follow();
  }

  private reportStep(): void {
    const { step, last } = this.history.span;
    if (step === last) this.hooks.onStep();
  }

  /** Whether the scene is paused, not only where it has gone back to. */
  private get isPausedNow(): boolean {
    return !this.isInPast && !this.scene.running;
  }

  /** A script has paused or resumed the scene. */
  private follow(): void {
    if (this.scene.running) this.loop.start();
    else this.loop.stop();
    this.hooks.onChange();
  }
}
