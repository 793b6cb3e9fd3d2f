import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Fault } from '../checks/fault';

/** A heading of a text, h2 and below. */
export interface Heading {
  /** Anchor. */
  id: string;
  text: string;
  /** 2 to 6. */
  level: number;
}

/** Something outside the file that its HTML was made from; the HTML holds as long as `value` does. */
export interface Dependency {
  kind: 'page' | 'picture' | 'file' | 'api';
  /** Path below `content/`, or the name of a symbol or member of the API. */
  file: string;
  /** The address of a page or a name, or the digest of a picture or file; null if there is none. */
  value: string | null;
}

/** A link of a text, and where it is written. */
export interface TextLink {
  /** As the page has it, without the path prefix: a link to a file is the address of its page. */
  address: string;
  line: number;
  column: number;
}

/** What becomes of an MDX file. */
export interface Rendering {
  html: string;
  /** The text as plain Markdown with full addresses. */
  markdown: string;
  /** The part before the truncate mark; null without one. */
  excerpt: string | null;
  headings: Heading[];
  /** Ids of all that an address can lead to in the text: headings, scenes, footnotes; null if faults keep it from being rendered. */
  anchors: string[] | null;
  /** Links of the text, but for those of its drawings and those that `site:` names. */
  links: TextLink[];
  /** The first paragraph as a description, which is cut where it is too long. */
  firstParagraph: string;
  words: number;
  faults: Fault[];
  /** What is wrong, but does not stop the build. */
  warnings: Fault[];
  dependencies: Dependency[];
}

/** A responsive picture: widths 640 and 1030 (or its own, if narrower) in its own format, and in AVIF and WebP if it is no PNG. */
export interface PictureData {
  /** Size of the largest file in pixels. */
  width: number;
  height: number;
  /** Its address, in the picture's own format. */
  src: string;
  /** All files, for the helpers and components of gatsby-plugin-image. */
  gatsbyImageData: IGatsbyImageData;
}
