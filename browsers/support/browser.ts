/** What runs in a page is given texts and gives one: that is what both protocols can carry. */
export type PageFunction = (...texts: string[]) => string | Promise<string>;

/** A tab with a profile of its own, in whatever browser. */
export interface Tab {
  goTo: (address: string) => Promise<void>;
  /** Runs a function in the page. */
  run: (inPage: PageFunction, ...texts: string[]) => Promise<string>;
  /** Moves the pointer to a place of the view. */
  moveTo: (x: number, y: number) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  /** Writes a text where the focus is. */
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** What went wrong with the pages so far: on their console, by their policy, with what they load. */
  faults: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A browser that is driven. */
export interface Browser {
  openTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** How large a tab is at first. */
export const VIEW = { width: 1280, height: 800 };
