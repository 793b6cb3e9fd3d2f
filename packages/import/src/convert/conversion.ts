import type { RootContent } from 'mdast';
import type { Notes } from '../notes';

/** Context for converting one text. */
export interface Conversion {
  readonly notes: Notes;
  /** Imported names and their sources. */
  readonly imports: Map<string, string>;
  /** The converted text of an included Markdown file; undefined if there is none. */
  readonly include: (path: string) => RootContent[] | undefined;
  /** Converts nodes to blocks or inline nodes. */
  readonly inner: (nodes: readonly RootContent[]) => RootContent[];
}
