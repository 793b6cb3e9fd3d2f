/** A piece of text, and whether it matches the query. */
export interface Stretch {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A heading or page that matches, with the text below it. */
export interface FoundPart {
  readonly title: string;
  /** Address with the path prefix, and with the anchor of a heading. */
  readonly href: string;
  readonly excerpt: readonly Stretch[];
}

/** A matching page; its excerpt is empty if its parts are more informative. */
export interface FoundPage extends FoundPart {
  /** Part of the site: Docs, API, Blog, Community or Showcase. */
  readonly section: string;
  /** The best headings, best first. */
  readonly parts: readonly FoundPart[];
}

/** The result of a search. */
export interface Answer {
  /** Number of pages that contain the words searched for. */
  readonly total: number;
  /** The best of them, best first. */
  readonly pages: readonly FoundPage[];
  /** Address of the most likely page or heading; empty if there is none. */
  readonly best: string;
  /** The terms that were searched, if they differ from the query: no page has all its words, or others are similar. */
  readonly corrected?: string | undefined;
}
