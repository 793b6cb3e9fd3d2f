const ASK_EVERY = 500;
/** Unanswered pings that amount to 6 s: a slow device that is busy or loads a library may take that long. */
const MOST_UNANSWERED = 12;

/**
 * Pings repeatedly, and reports once if there is no answer for 6 s. It counts pings rather than time: none are sent in a hidden tab or while the
 * computer sleeps.
 */
export class Watchdog {
  private timer: ReturnType<typeof setInterval> | undefined;
  private unanswered = 0;

  constructor(
    private readonly ask: () => void,
    private readonly onSilence: () => void,
  ) {}

  /** Starts or stops pinging. */
  watch(isOn: boolean): void {
    if (isOn === (this.timer !== undefined)) return;
    clearInterval(this.timer);
    this.unanswered = 0;
    this.timer = isOn ? setInterval(() => this.tick(), ASK_EVERY) : undefined;
    if (isOn) this.ask();
  }

  /** Records an answer. */
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
