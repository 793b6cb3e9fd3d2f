import { CONTENT_FOLDER, shownPath } from '../../checks/content-files';
import { readSettings } from '../site/settings';
import { contentId, placeOf } from '../address';
import { field, type QueryContext } from '../query';
import type { HookArgs } from '../section';
import { sidebarDocs, type SidebarSource } from '../sidebars';

interface DocSource {
  id: string;
  file: string;
}

/** The position of a doc: its sidebar, and the ids before and after it. */
interface Place {
  sidebar: string;
  previous: string | undefined;
  next: string | undefined;
}

/** Resolvers of `Doc` and `DocsVersion`. */
export function createDocResolvers({ createResolvers, getNodesByType }: HookArgs<'createResolvers'>): void {
  /** Positions by digest of the sidebar, so that they are computed once per sidebar rather than per page. */
  const known = new Map<string, Map<string, Place>>();

  const sidebarsOf = async (nodeModel: QueryContext['nodeModel']) => {
    const { entries } = await nodeModel.findAll<SidebarSource>({
      type: 'Sidebar',
      query: { filter: { section: { eq: 'docs' } } },
    });
    return [...entries];
  };

  const place = async (doc: DocSource, nodeModel: QueryContext['nodeModel']): Promise<Place | undefined> => {
    for (const sidebar of await sidebarsOf(nodeModel)) {
      const digest = sidebar.internal.contentDigest;
      const places = known.get(digest) ?? placesIn(sidebar, (id) => nodeModel.getNodeById({ id }) !== null);
      known.set(digest, places);
      const found = places.get(doc.id);
      if (found) return found;
    }
    return undefined;
  };

  const neighbour = (side: 'previous' | 'next') =>
    field(async (doc: DocSource, { nodeModel }) => {
      const id = (await place(doc, nodeModel))?.[side];
      return id ? nodeModel.getNodeById({ id, type: 'Doc' }) : null;
    });

  createResolvers({
    Doc: {
      sidebar: field(async (doc: DocSource, { nodeModel }) => (await place(doc, nodeModel))?.sidebar ?? null),
      previous: neighbour('previous'),
      next: neighbour('next'),
      editUrl: field(({ file }: DocSource) => `${readSettings(process.cwd()).links.edit}/${shownPath(file)}`),
    },
    DocsVersion: {
      docs: field(
        async (_, { nodeModel }) =>
          (await nodeModel.findAll({ type: 'Doc', query: { sort: { path: 'ASC' } } })).entries,
      ),
      draftIds: field(() =>
        getNodesByType('Mdx')
          .filter(({ frontmatter }) => isDraft(frontmatter))
          .map(({ internal }) => (internal.contentFilePath ?? '').split(`/${CONTENT_FOLDER}/`).pop() ?? '')
          .filter((file) => placeOf(file).section === 'docs')
          .map(contentId)
          .sort(),
      ),
      sidebars: field((_, { nodeModel }) => sidebarsOf(nodeModel)),
    },
  });
}

function placesIn({ name, entries }: SidebarSource, exists: (id: string) => boolean): Map<string, Place> {
  const ids = sidebarDocs(entries).filter(exists);
  return new Map(ids.map((id, at) => [id, { sidebar: name, previous: ids[at - 1], next: ids[at + 1] }]));
}

function isDraft(frontMatter: unknown): boolean {
  return (
    typeof frontMatter === 'object' && frontMatter !== null && 'draft' in frontMatter && frontMatter.draft === true
  );
}
