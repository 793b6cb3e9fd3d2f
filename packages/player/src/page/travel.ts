/** Requests to go to a step. While the player computes one, only the last of the others counts. */
export class Travel {
  private sent: number | undefined;
  private wanted = 0;
  private onArrival: (() => void) | undefined;

  constructor(private readonly send: (step: number) => void) {}

  /** The step that was requested last, if it has not been reached. */
  get target(): number | undefined {
    return this.sent === undefined ? undefined : this.wanted;
  }

  /** @param onArrival - called when the step is reached, unless another is requested before */
  goTo(step: number, onArrival?: () => void): void {
    this.wanted = step;
    this.onArrival = onArrival;
    if (this.sent === undefined) this.send((this.sent = step));
  }

  /** Called on each answer. */
  arrive(): void {
    if (this.sent === undefined) return;
    if (this.sent !== this.wanted) return this.send((this.sent = this.wanted));
    const { onArrival } = this;
    this.cancel();
    onArrival?.();
  }

  cancel(): void {
    this.sent = this.onArrival = undefined;
  }
}
