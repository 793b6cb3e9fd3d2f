import { messageOf } from '@physics-editor/runtime/core/scene-error';
import { LONGEST_TEXT } from '../messages/protocol';
import { Memento } from './memento';

/** Memory for the past of a scene, in bytes. */
const MOST_BYTES = 64 * 2 ** 20;
/** Length of the past that is kept at least, in steps: 20 s at the usual speed. */
const LENGTH = 1200;
/** Smallest distance between two saved states, in steps. */
const CLOSEST = 30;
/** Largest distance, in steps: a scene whose past would need a larger one is too large. */
const FARTHEST = 600;
/** Share of the time of steps that saving may take, and the shortest mean time of a step that counts, in ms. */
const SHARE = 0.08;
const SHORTEST = 0.02;

interface Saved {
  readonly step: number;
  readonly memento: Memento;
}

interface Event {
  /** The step that follows it. */
  readonly step: number;
  readonly act: () => void;
}

/**
 * The past of a scene: its state at intervals, and everything that has happened to it from outside, so that each step of the past can be computed
 * again, bit by bit the same. Timers and promises of scripts are not part of it.
 */
export class History {
  /** Why the past cannot be kept; empty if it can. */
  refusal = '';
  /** States after their steps, but before the events that follow. */
  private saved: Saved[] = [];
  private events: Event[] = [];
  /** Number of steps made, and of the events in the list that have happened. In the past, others are known to follow. */
  private step = 0;
  private happened = 0;
  private last = 0;
  /** Mean time of a step, in ms. */
  private stepTime = 0;
  /** Distance to the next saved state, in steps. */
  private interval = CLOSEST;

  /**
   * @param roots - objects from which the whole state can be reached
   * @param stepScene - advances the scene by one time step
   */
  constructor(
    private readonly roots: readonly object[],
    private readonly stepScene: () => void,
  ) {}

  /** The first step to which one can go back, the present one, and the last one. */
  get span(): { readonly first: number; readonly step: number; readonly last: number } {
    const { step, last } = this;
    return { first: this.saved[0]?.step ?? step, step, last };
  }

  /** Whether it is known what follows the present moment. */
  get isInPast(): boolean {
    return this.step < this.last || this.happened < this.events.length;
  }

  /** Keeps the past from now on. */
  record(): void {
    if (this.saved.length === 0 && this.refusal === '') this.save();
  }

  /** Lets something happen to the scene. In the past, what was known to follow is forgotten. */
  happen(act: () => void): void {
    if (this.isInPast) this.forgetFuture();
    if (this.saved.length > 0) this.happened = this.events.push({ step: this.step, act });
    act();
  }

  /** Advances by one step; in the past, everything that happened before it happens again. */
  advance(): void {
    this.repeatEvents();
    const before = performance.now();
    this.stepScene();
    this.step += 1;
    this.last = Math.max(this.last, this.step);
    this.stepTime += (performance.now() - before - this.stepTime) / Math.min(this.step, LENGTH);
    if (this.step >= (this.saved.at(-1)?.step ?? Infinity) + this.interval) this.save();
  }

  /** Goes to a step of the past, or to the nearest that is known. */
  goTo(wanted: number): void {
    const { first, last } = this.span;
    const step = Math.min(Math.max(Math.round(wanted), first), last);
    const from = this.saved.findLast((one) => one.step <= step);
    if (from && (step < this.step || from.step > this.step)) this.restore(from);
    while (this.step < step) this.advance();
    if (step === last) this.repeatEvents();
  }

  /** In the past, repeats what happened before the next step. */
  repeatEvents(): void {
    for (let event = this.events[this.happened]; event && event.step <= this.step; event = this.events[this.happened]) {
      this.happened += 1;
      try {
        event.act();
      } catch {
        // It failed the first time as well, and was reported.
      }
    }
  }

  private restore({ step, memento }: Saved): void {
    memento.restore();
    this.step = step;
    const next = this.events.findIndex((event) => event.step >= step);
    this.happened = next < 0 ? this.events.length : next;
  }

  private forgetFuture(): void {
    this.events.length = this.happened;
    this.last = this.step;
    this.saved = this.saved.filter(({ step }) => step <= this.step);
  }

  private save(): void {
    try {
      const before = performance.now();
      const memento = new Memento(this.roots);
      const dearest = (performance.now() - before) / (SHARE * Math.max(this.stepTime, SHORTEST));
      const largest = LENGTH / (Math.floor(MOST_BYTES / memento.bytes) - 1);
      if (!(largest > 0 && largest <= FARTHEST)) return this.refuse('This scene is too large for going back in time.');
      this.interval = Math.max(CLOSEST, Math.ceil(largest), Math.min(Math.ceil(dearest), FARTHEST));
      this.saved.push({ step: this.step, memento });
      return this.forgetOldest();
    } catch (error) {
      return this.refuse(`This scene cannot go back in time: ${messageOf(error)}`);
    }
  }

  private forgetOldest(): void {
    let bytes = this.saved.reduce((sum, { memento }) => sum + memento.bytes, 0);
    while (bytes > MOST_BYTES) bytes -= this.saved.shift()?.memento.bytes ?? bytes;
    const { first } = this.span;
    const old = this.events.filter(({ step }) => step < first).length;
    this.events.splice(0, old);
    this.happened -= old;
  }

  private refuse(reason: string): void {
    this.refusal = reason.slice(0, LONGEST_TEXT);
    this.saved = [];
    this.events = [];
    this.happened = 0;
    this.last = this.step;
  }
}
