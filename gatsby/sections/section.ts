import type { CreatePagesArgs } from 'gatsby';
import type { Fault } from '@physics-editor/lib/content/fault';
import type { ContentFiles } from '@physics-editor/lib/content/content-files';
import type { HookArgs } from './query';
import type { TextPages, TextParts } from './texts';

/** One part of the site: its types, nodes and pages, and the checks of its files. */
export interface Section {
  /** GraphQL SDL of the section's types. */
  typeDefs?: string;
  texts?: TextPages | TextParts;
  /** A part of the site as named on cards, unless the navigation bar or `texts` do. Precedes a part that contains it. */
  part?: { label: string; path: string };
  /** Returns all faults in the section's files but those in the front matter of `texts`; must not depend on Gatsby. */
  check?: (files: ContentFiles) => Fault[];
  /** Returns warnings about the section's files, which do not stop the build; must not depend on Gatsby. */
  warn?: (files: ContentFiles) => Fault[];
  sourceNodes?: (args: HookArgs<'sourceNodes'>) => void | Promise<void>;
  onCreateNode?: (args: HookArgs<'onCreateNode'>) => void | Promise<void>;
  createResolvers?: (args: HookArgs<'createResolvers'>) => void;
  /** Creates the pages of the section but those of `texts`. */
  createPages?: (args: PagesArgs) => Promise<void>;
}

/** Gatsby's arguments, and the context shared by all pages made from MDX. */
export interface PagesArgs extends CreatePagesArgs {
  /** Changes with the addresses that texts take from the settings, so that Gatsby reruns the page queries. */
  addresses: string;
}
