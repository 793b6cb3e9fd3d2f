/**
 * A queue for actions that change the physics world. They run immediately, or, while the world is busy, once it can be
 * changed.
 */
export class DeferredActions {
  private readonly waiting: (() => void)[] = [];
  /** Nesting depth of running actions. */
  private depth = 0;

  /**
   * @param isBusy - whether the world must not be changed at present
   * @param onFailure - called with the error of a deferred action; the others still run
   */
  constructor(
    private readonly isBusy: () => boolean,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Runs an action now, or when the world can be changed again. */
  defer(action: () => void): void {
    if (this.isBusy()) {
      this.waiting.push(action);
      return;
    }
    this.run(action);
    if (this.depth === 0) this.catchUp();
  }

  /** Runs the deferred actions. */
  catchUp(): void {
    for (let action = this.waiting.shift(); action; action = this.waiting.shift()) {
      try {
        this.run(action);
      } catch (error) {
        this.onFailure(error);
      }
    }
  }

  private run(action: () => void): void {
    this.depth++;
    try {
      action();
    } finally {
      this.depth--;
    }
  }
}
