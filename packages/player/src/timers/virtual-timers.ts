interface Timer {
  /** When it fires, in ms. */
  due: number;
  /** Period of an interval, in ms. */
  readonly every: number | undefined;
  readonly act: () => void;
}

/** Minimum delay of a timer, in ms; without it, timers that set timers would never end. */
const SHORTEST = 1;
const FRAME = 1000 / 60;

/** Timers with a manually advanced clock, so that nothing has to wait. */
export class VirtualTimers {
  private readonly timers = new Map<number, Timer>();
  private now = 0;
  private last = 0;

  /** Replaces the global timers. Returns a function that restores them. */
  install(): () => void {
    const clear = (id: unknown): void => {
      if (typeof id === 'number') this.timers.delete(id);
    };
    const functions = {
      setTimeout: (act: unknown, delay?: unknown, ...values: unknown[]) => this.add(act, delay, false, values),
      setInterval: (act: unknown, delay?: unknown, ...values: unknown[]) => this.add(act, delay, true, values),
      requestAnimationFrame: (act: unknown) => this.add(act, FRAME, false, [this.now + FRAME]),
      clearTimeout: clear,
      clearInterval: clear,
      cancelAnimationFrame: clear,
    };
    const native = Object.fromEntries(Object.keys(functions).map((name) => [name, Reflect.get(globalThis, name)]));
    Object.assign(globalThis, functions);
    return () => void Object.assign(globalThis, native);
  }

  /** Advances the clock, in ms, and fires due timers in order. */
  advance(by: number): void {
    const end = this.now + by;
    for (let next = this.next; next && next[1].due <= end; next = this.next) this.run(...next);
    this.now = end;
  }

  /** Advances to the next timer, if there is one. */
  skipToNext(): void {
    if (this.next) this.run(...this.next);
  }

  private get next(): [number, Timer] | undefined {
    return [...this.timers].sort(([, a], [, b]) => a.due - b.due)[0];
  }

  private run(id: number, timer: Timer): void {
    this.now = Math.max(this.now, timer.due);
    if (timer.every === undefined) this.timers.delete(id);
    else timer.due += timer.every;
    timer.act();
  }

  private add(act: unknown, delay: unknown, repeats: boolean, values: readonly unknown[]): number {
    if (typeof act !== 'function') throw new TypeError('A timer takes a function.');
    const every = Math.max(Number(delay) || 0, SHORTEST);
    const timer = {
      due: this.now + every,
      every: repeats ? every : undefined,
      act: () => Reflect.apply(act, undefined, values),
    };
    this.timers.set(++this.last, timer);
    return this.last;
  }
}
