const SECOND = 1000;
/** Seconds of messages that may accumulate while the page is busy and then arrive at once. */
const BACKLOG = 5;

/** The clock, saved before the code of a scene can replace it. */
const now = performance.now.bind(performance);

/** A token bucket that limits the rate of messages. */
export class MessageLimit {
  private left: number;
  private last: number | undefined;

  /** @param most - messages allowed per second */
  constructor(private readonly most: number) {
    this.left = most;
  }

  /** Counts a message, at a time in ms. Returns whether the limit is exceeded. */
  isExceeded(time = now()): boolean {
    const earned = ((time - (this.last ?? time)) / SECOND) * this.most;
    this.last = time;
    this.left = Math.min(this.left + earned, this.most * BACKLOG);
    if (this.left < 1) return true;
    this.left--;
    return false;
  }
}
