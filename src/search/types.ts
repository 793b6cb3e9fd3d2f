/** A stretch of text, and whether it is what was asked for. */
export interface Stretch {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A heading of a page that was found, with what stands below it. */
export interface FoundPart {
  readonly title: string;
  /** Address with the path prefix and the anchor. */
  readonly href: string;
  readonly excerpt: readonly Stretch[];
}

/** A page that was found. */
export interface FoundPage {
  readonly title: string;
  /** Address with the path prefix. */
  readonly href: string;
  /** Part of the site: Docs, API, Blog, Community or Showcase. */
  readonly section: string;
  /** Empty where its parts say more. */
  readonly excerpt: readonly Stretch[];
  /** The headings that fit best, the best first. */
  readonly parts: readonly FoundPart[];
}

/** What was found for some words. */
export interface Answer {
  /** How many pages have all of the words. */
  readonly total: number;
  /** The best of them, the best first. */
  readonly pages: readonly FoundPage[];
  /** Address of the page or the heading that is most likely meant; empty if there is none. */
  readonly best: string;
}
