/** A piece of text, and whether it matches the query. */
export interface Stretch {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A heading of a matching page, with the text below it. */
export interface FoundPart {
  readonly title: string;
  /** Address with the path prefix and the anchor. */
  readonly href: string;
  readonly excerpt: readonly Stretch[];
}

/** A matching page. */
export interface FoundPage {
  readonly title: string;
  /** Address with the path prefix. */
  readonly href: string;
  /** Part of the site: Docs, API, Blog, Community or Showcase. */
  readonly section: string;
  /** Empty if its parts are more informative. */
  readonly excerpt: readonly Stretch[];
  /** The best headings, best first. */
  readonly parts: readonly FoundPart[];
}

/** The result of a search. */
export interface Answer {
  /** Number of pages that contain all words. */
  readonly total: number;
  /** The best of them, best first. */
  readonly pages: readonly FoundPage[];
  /** Address of the most likely page or heading; empty if there is none. */
  readonly best: string;
}
