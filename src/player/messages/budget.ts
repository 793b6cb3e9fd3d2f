/** More in a second, as of what is written in each step, would keep the page busy. */
const MOST = 60;
/** The longest text that is passed on, in characters. */
const LONGEST = 2000;

/** Lets so many texts through in a second; the last one of a second says that the rest is left out. */
export class Budget {
  private left: number;

  constructor(most = MOST) {
    this.left = most;
    setInterval(() => {
      this.left = most;
    }, 1000);
  }

  /** Passes a text on, cut if it is long, unless too many were before it. */
  spend(pass: (text: string) => void, text: string): void {
    this.left--;
    if (this.left > 0) pass(text.slice(0, LONGEST));
    else if (this.left === 0) pass('The rest of this second is left out here.');
  }
}
