/** The shortest time between two notifications of what may change very often, in ms. */
const REST = 100;

/** A state that components follow, by `useSyncExternalStore`. */
export class Observable<State extends object> {
  private readonly listeners = new Set<() => void>();
  private isResting = false;
  /** Whether something has changed since the last notification. */
  private isBehind = false;

  constructor(protected state: State) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly getState = (): State => this.state;

  /** Changes a part of the state, and notifies listeners at once. */
  protected show(part: Partial<State>): void {
    if (this.change(part)) this.notify();
  }

  /** Changes a part that may change hundreds of times per second. Listeners are notified at most ten times, so that slow devices keep up. */
  protected showCalmly(part: Partial<State>): void {
    if (!this.change(part)) return;
    if (this.isResting) this.isBehind = true;
    else this.notifyAndRest();
  }

  /** Returns whether anything is different. */
  private change(part: Partial<State>): boolean {
    const before = this.state;
    if (Object.entries(part).every(([key, value]) => Object.is(value, Reflect.get(before, key)))) return false;
    this.state = { ...before, ...part };
    return true;
  }

  private notify(): void {
    this.isBehind = false;
    for (const listener of [...this.listeners]) listener();
  }

  private notifyAndRest(): void {
    this.notify();
    this.isResting = true;
    setTimeout(() => {
      this.isResting = false;
      if (this.isBehind) this.notifyAndRest();
    }, REST);
  }
}
