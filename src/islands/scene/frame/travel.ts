/** Requests to go to a step. While the player computes one, only the last of the others counts. */
export class Travel {
  private sent: number | undefined;
  private wanted = 0;

  constructor(private readonly send: (step: number) => void) {}

  /** The step that was requested last, if it has not been reached. */
  get target(): number | undefined {
    return this.sent === undefined ? undefined : this.wanted;
  }

  goTo(step: number): void {
    this.wanted = step;
    if (this.sent === undefined) this.send((this.sent = step));
  }

  /** Called on each answer. */
  arrive(): void {
    if (this.sent === undefined) return;
    if (this.sent === this.wanted) this.cancel();
    else this.send((this.sent = this.wanted));
  }

  cancel(): void {
    this.sent = undefined;
  }
}
