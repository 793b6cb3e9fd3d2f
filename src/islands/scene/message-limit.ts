/** Far more messages in a second than any scene needs: 60 of the console, four states, answers, keys. */
const MOST = 300;
const SECOND = 1000;

/** Counts the messages of a frame. */
export class MessageLimit {
  private start = 0;
  private count = 0;

  /** Notes a message that came at a time in ms. Gives whether there are too many in this second. */
  isExceeded(now: number): boolean {
    if (now - this.start >= SECOND) {
      this.start = now;
      this.count = 0;
    }
    return ++this.count > MOST;
  }
}
