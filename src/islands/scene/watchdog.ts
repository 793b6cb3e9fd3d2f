const ASK_EVERY = 500;
/** So many questions without an answer are 2 s. */
const MOST_UNANSWERED = 4;
/** So many are 8 s. */
const MOST_WHILE_BUSY = 16;

/**
 * Asks again and again, and tells once when no answer has come for 2 s, or for 8 s from a busy frame. It counts questions, not time: in a hidden tab, or while the
 * computer sleeps, none is asked.
 */
export class Watchdog {
  private timer: ReturnType<typeof setInterval> | undefined;
  private unanswered = 0;
  private most = MOST_UNANSWERED;

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

  /** Takes 8 s from now on, for a frame that has more to do than its scene. */
  excuse(): void {
    this.most = MOST_WHILE_BUSY;
  }

  private tick(): void {
    if (document.hidden) {
      this.unanswered = 0;
      return;
    }
    this.unanswered += 1;
    if (this.unanswered < this.most) return this.ask();
    this.watch(false);
    return this.onSilence();
  }
}
