const ASK_EVERY = 500;
/** So many questions without an answer are 6 s: a slow device that does other work, or loads a library, may take that long. */
const MOST_UNANSWERED = 12;

/**
 * Asks again and again, and reports once when no answer has come for 6 s. It counts questions, not time: in a hidden tab, or while the
 * computer sleeps, none is asked.
 */
export class Watchdog {
  private timer: ReturnType<typeof setInterval> | undefined;
  private unanswered = 0;

  constructor(
    private readonly ask: () => void,
    private readonly onSilence: () => void,
  ) {}

  /** Begins to ask, or stops. */
  watch(isOn: boolean): void {
    if (isOn === (this.timer !== undefined)) return;
    clearInterval(this.timer);
    this.unanswered = 0;
    this.timer = isOn ? setInterval(() => this.tick(), ASK_EVERY) : undefined;
    if (isOn) this.ask();
  }

  /** Notes an answer. */
  hear(): void {
    this.unanswered = 0;
  }

  private tick(): void {
    if (document.hidden) {
      this.unanswered = 0;
      return;
    }
    this.unanswered += 1;
    if (this.unanswered < MOST_UNANSWERED) return this.ask();
    this.watch(false);
    return this.onSilence();
  }
}
