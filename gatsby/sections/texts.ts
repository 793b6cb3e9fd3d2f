import type { z } from 'zod';
import type { TEXT_FOLDERS } from '@physics-editor/lib/content/content-files';
import type { pageFields } from '@physics-editor/markdown/checks/front-matter';
import type { SiteBuild } from '../output/site-build';

/** The front matter of a section: the fields of every page, and the section's own. */
export type PageSchema = z.ZodObject<Pick<typeof pageFields, 'title' | 'slug' | 'draft'>>;

/** The MDX files of a section; their nodes have one type. */
interface TextFiles {
  /** Folder below `content/`. */
  folder: (typeof TEXT_FOLDERS)[number];
  /** GraphQL type of their nodes, which implements `Content`. */
  type: string;
  /** Front matter; an `image` becomes a `Picture`. */
  schema: PageSchema;
}

/** Texts that one page of the section shows together. */
export interface TextParts extends TextFiles {
  /** Name of the section in search results; null if search does not find its texts. */
  label: string | null;
}

/** Texts with a page each. Search finds them, they have a Markdown alternate, and `llms.txt` lists them. */
export interface TextPages extends TextFiles {
  /** Name of the section in search results, in `llms.txt`, and on cards if the navigation bar does not contain it. */
  label: string;
  /** Page type. All anchors of such a page are those of its text. */
  template: string;
  /** Page types of texts whose pages show more, by id. */
  others?: Readonly<Record<string, string>>;
  /** Addresses in the order of `llms.txt`; by default alphabetical. */
  order?: (site: Site) => Promise<readonly string[]>;
  /** What pages show besides their text, as Markdown, by id. */
  additions?: (site: Site) => Promise<ReadonlyMap<string, string>>;
}

/** The site as needed to write pages as Markdown. */
export type Site = Pick<SiteBuild, 'query' | 'settings' | 'pathPrefix'>;

export const arePages = (texts: TextParts | TextPages | undefined): texts is TextPages =>
  texts !== undefined && 'template' in texts;
