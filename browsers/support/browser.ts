/** Functions run in a page take and return strings, which both protocols can transfer. */
export type PageFunction = (...texts: string[]) => string | Promise<string>;

/** A tab with its own profile in any browser. */
export interface Tab {
  goTo: (address: string) => Promise<void>;
  run: (inPage: PageFunction, ...texts: string[]) => Promise<string>;
  /** Moves the pointer to a position in the view. */
  moveTo: (x: number, y: number) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types a text at the focus. */
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Errors of pages so far: on the console, by their policy, and in loading. */
  faults: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A browser under automation. */
export interface Browser {
  openTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** Initial size of a tab. */
export const VIEW = { width: 1280, height: 800 };
