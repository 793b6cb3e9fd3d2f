/** Maximum number of texts per second; more, such as console output in each step, would keep the page busy. */
const MOST = 60;
/** Maximum length of a text, in characters. */
const LONGEST = 2000;

/** Limits the number of texts per second; the last one states that the rest is left out. */
export class Budget {
  private left: number;

  constructor(most = MOST) {
    this.left = most;
    setInterval(() => {
      this.left = most;
    }, 1000);
  }

  /** Passes a text on, truncated if it is long, unless the budget is used up. */
  spend(pass: (text: string) => void, text: string): void {
    this.left--;
    if (this.left > 0) pass(text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);
    else if (this.left === 0) pass('The rest of this second is left out here.');
  }
}
