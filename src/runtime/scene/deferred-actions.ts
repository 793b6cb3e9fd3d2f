/** Actions that change the physical world: done at once, or, while it is busy, as soon as it can be changed. */
export class DeferredActions {
  private readonly waiting: (() => void)[] = [];
  /** How many actions are inside each other. */
  private depth = 0;

  /**
   * @param isBusy - whether the world must not be changed at the moment
   * @param onFailure - called with what an action that had to wait has thrown; the rest goes on
   */
  constructor(
    private readonly isBusy: () => boolean,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Does an action now, or when the world can be changed again. */
  defer(action: () => void): void {
    if (this.isBusy()) {
      this.waiting.push(action);
      return;
    }
    this.run(action);
    if (this.depth === 0) this.catchUp();
  }

  /** Does what had to wait. */
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
