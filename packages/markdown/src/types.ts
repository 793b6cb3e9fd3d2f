import type { Parameter } from '@physics-editor/player/messages/parameter';
import type { Fault } from '@physics-editor/lib/content/fault';
import type { FilmFacts } from './pictures/read-film';

declare module 'vfile' {
  interface DataMap {
    /** What the steps of a text find in it. */
    headings: Heading[];
    links: TextLink[];
    scenes: TextScene[];
  }
}

/** An MDX file to render. */
export interface MdxFile {
  /** Path below `content/`. */
  readonly file: string;
  readonly source: string;
  /** Whether its first picture is the first one on the page. */
  readonly eager: boolean;
}

/** A heading of a text, from h2 to h6. */
export interface Heading {
  /** Anchor of the heading. */
  readonly id: string;
  /** 2 for h2 and so on. */
  readonly level: number;
  /** First sentence below it, as plain text; empty if there is none. */
  readonly summary: string;
  /** The heading as plain text. */
  readonly text: string;
}

/** A link of a text with its position. */
export interface TextLink {
  /** Target as on the page, without the path prefix: a link to a file is resolved to its page. */
  readonly address: string;
  /** In the file, from 1. */
  readonly line: number;
  readonly column: number;
}

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
export interface PictureData {
  /** Address of the largest version in the file's own format. */
  readonly src: string;
  /** Of the largest version, in px. */
  readonly width: number;
  readonly height: number;
  /** All widths and formats, as gatsby-plugin-image describes them. */
  readonly gatsbyImageData: ImageData;
}

/** A film as it is published. */
export interface FilmFile extends FilmFacts {
  /** Its address, without the path prefix. */
  readonly src: string;
}

interface ImageData {
  layout: 'fixed' | 'fullWidth' | 'constrained';
  width: number;
  height: number;
  backgroundColor?: string;
  images: {
    fallback?: { src: string; srcSet?: string; sizes?: string };
    sources?: ({ srcSet: string; sizes?: string } & (
      | { media: string; type?: string }
      | { media?: string; type: string }
    ))[];
  };
}
