/** A state that components follow, by `useSyncExternalStore`. */
export class Observable<State> {
  private readonly listeners = new Set<() => void>();

  constructor(protected state: State) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly getState = (): State => this.state;

  protected show(part: Partial<State>): void {
    this.state = { ...this.state, ...part };
    for (const listener of [...this.listeners]) listener();
  }
}
