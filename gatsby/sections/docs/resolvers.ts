import { CONTENT_FOLDER, shownPath } from '@physics-editor/lib/content/content-files';
import { readSettings } from '../site/settings';
import { contentId, placeOf } from '@physics-editor/lib/content/address';
import { field, nodeById, type HookArgs, type QueryContext } from '../query';
import type { SidebarSource } from '../sidebars';

type DocSource = Pick<Queries.Doc, 'id' | 'file'>;

/** Resolvers of `Doc` and `DocsVersion`. */
export function createDocResolvers({ createResolvers }: HookArgs<'createResolvers'>): void {
  const sidebarsOf = async ({ nodeModel }: QueryContext) => {
    const { entries } = await nodeModel.findAll<SidebarSource>({
      type: 'Sidebar',
      query: { filter: { section: { eq: 'docs' } } },
    });
    return [...entries];
  };

  /** The sidebar that contains a doc. */
  const sidebarOf = async ({ id }: DocSource, context: QueryContext) =>
    (await sidebarsOf(context)).find(({ docs }) => docs.includes(id));

  /** The nearest doc before (-1) or after (1) a doc in its sidebar; drafts have no node. */
  const neighbour = (step: 1 | -1) =>
    field(async (doc: DocSource, context) => {
      const { docs: ids = [] } = (await sidebarOf(doc, context)) ?? {};
      const others = step === 1 ? ids.slice(ids.indexOf(doc.id) + 1) : ids.slice(0, ids.indexOf(doc.id)).reverse();
      for (const id of others) {
        const node = nodeById(context, { id, type: 'Doc' });
        if (node) return node;
      }
      return null;
    });

  createResolvers({
    Doc: {
      sidebar: field(async (doc: DocSource, context) => (await sidebarOf(doc, context))?.name ?? null),
      previous: neighbour(-1),
      next: neighbour(1),
      editUrl: field(({ file }: DocSource) => `${readSettings(process.cwd()).links.edit}/${shownPath(file)}`),
    },
    DocsVersion: {
      docs: field(
        async (_, { nodeModel }) =>
          (await nodeModel.findAll({ type: 'Doc', query: { sort: { path: 'ASC' } } })).entries,
      ),
      draftIds: field(async (_, { nodeModel }) => {
        const { entries } = await nodeModel.findAll<{ frontmatter?: { draft?: unknown } }>({ type: 'Mdx' });
        return [...entries]
          .filter(({ frontmatter }) => frontmatter?.draft === true)
          .map(({ internal }) => (internal.contentFilePath ?? '').split(`/${CONTENT_FOLDER}/`).pop() ?? '')
          .filter((file) => placeOf(file).section === 'docs')
          .map(contentId)
          .sort();
      }),
      sidebars: field((_, context) => sidebarsOf(context)),
    },
  });
}
