import type { Parameter } from '@physics-editor/player/messages/parameter';
import type { Fault } from '@physics-editor/lib/content/fault';

/** A heading of a text, from h2 to h6. */
export type Heading = Queries.Heading;

/** A link of a text with its position. */
export type TextLink = Queries.TextLink;

/** A live scene of a text. */
export interface TextScene {
  /** Anchor of its figure. */
  id: string;
  /** Its caption. */
  title: string;
  /** What its poster shows. */
  description: string;
  poster: PictureData;
  code: string;
  parameters: readonly Parameter[];
}

/** The rendering of a text. */
export interface Rendering {
  html: string;
  /** The text as plain Markdown with full addresses. */
  markdown: string;
  /** The part before the truncate mark; null without one. */
  excerpt: string | null;
  headings: Heading[];
  /** Ids of all possible targets of a link: headings, scenes, footnotes. Null if the text could not be rendered. */
  anchors: string[] | null;
  /** Links of the text, except those in drawings and `site:` links. */
  links: TextLink[];
  scenes: TextScene[];
  /** The first paragraph as a description, shortened if it is too long. */
  firstParagraph: string;
  words: number;
  faults: Fault[];
  /** Faults that do not stop the build. */
  warnings: Fault[];
}

/** A responsive picture: 640 and 1030 px wide (or its own width, if smaller), in its own format and, unless it is a PNG, in AVIF and WebP. */
export type PictureData = Queries.Picture;
