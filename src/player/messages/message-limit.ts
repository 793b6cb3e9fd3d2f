const SECOND = 1000;
/** For how many seconds messages may wait for a page that does other work, and then come at once. */
const BACKLOG = 5;

/** The clock, as it is before code of a scene can put another in its place. */
const now = performance.now.bind(performance);

/** Counts messages, so that whoever sends too many can be stopped: a token bucket. */
export class MessageLimit {
  private left: number;
  private last: number | undefined;

  /** @param most - how many may come in a second */
  constructor(private readonly most: number) {
    this.left = most;
  }

  /** Notes a message, at a time in ms. Gives whether there are more than there may be by now. */
  isExceeded(time = now()): boolean {
    const earned = ((time - (this.last ?? time)) / SECOND) * this.most;
    this.last = time;
    this.left = Math.min(this.left + earned, this.most * BACKLOG);
    if (this.left < 1) return true;
    this.left--;
    return false;
  }
}
