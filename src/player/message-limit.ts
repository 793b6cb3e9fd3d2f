const SECOND = 1000;

/** The clock, as it is before code of a scene can put another in its place. */
const now = performance.now.bind(performance);

/** Counts messages, so that whoever sends too many can be stopped. */
export class MessageLimit {
  private start = 0;
  private count = 0;

  /** @param most - how many may come in a second */
  constructor(private readonly most: number) {}

  /** Notes a message, at a time in ms. Gives whether there are too many in this second. */
  isExceeded(time = now()): boolean {
    if (time - this.start >= SECOND) {
      this.start = time;
      this.count = 0;
    }
    return ++this.count > this.most;
  }
}
