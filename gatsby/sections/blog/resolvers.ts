import { readSettings } from '../site/settings';
import { allNodes, field, type HookArgs, type QueryContext } from '../query';
import { formatDay } from '@physics-editor/lib/text/dates';
import { paragraph, root, text } from '@physics-editor/markdown/nodes';
import { writeMarkdown } from '@physics-editor/markdown/plain/plain-markdown';
import type { Site } from '../texts';

const YOUNGEST_FIRST = { sort: [{ date: 'DESC' }, { path: 'ASC' }] };

/** Resolvers of `BlogPost`, `BlogTag` and `BlogAuthor`, in addition to those of every content page. */
export function createBlogResolvers({ createResolvers }: HookArgs<'createResolvers'>): void {
  const allPosts = async ({ nodeModel }: QueryContext, filter: object = {}) => {
    const { entries } = await nodeModel.findAll<object>({ type: 'BlogPost', query: { filter, ...YOUNGEST_FIRST } });
    return [...entries];
  };

  /** The post `step` entries further down the list, newest first. */
  const neighbour = (step: 1 | -1) =>
    field(async ({ id: own }: { id: string }, context) => {
      const posts = await allPosts(context);
      return posts[posts.findIndex(({ id }) => id === own) + step] ?? null;
    });

  const postsWith = (slug: string, context: QueryContext) =>
    allPosts(context, { tags: { elemMatch: { slug: { eq: slug } } } });

  createResolvers({
    BlogPost: { newer: neighbour(-1), older: neighbour(1) },
    BlogTag: {
      posts: field(({ slug }: { slug: string }, context) => postsWith(slug, context)),
      count: field(async ({ slug }: { slug: string }, context) => (await postsWith(slug, context)).length),
    },
    BlogAuthor: { name: field(({ name }: { name?: string }) => name ?? readSettings(process.cwd()).title) },
  });
}

/** Addresses of the posts, newest first. */
export async function postsByDate(site: Site): Promise<string[]> {
  const args = '(sort: [{ date: DESC }, { path: ASC }])';
  return (await allNodes<{ path: string }>(site, 'BlogPost', 'path', args)).map(({ path }) => path);
}

type Post = Pick<Queries.BlogPost, 'id' | 'date' | 'authors'>;

/** Day and authors of each post as Markdown, by id. */
export async function postAdditions(site: Site): Promise<Map<string, string>> {
  const posts = await allNodes<Post>(site, 'BlogPost', 'id date authors { name }');
  return new Map(
    posts.map(({ id, date, authors }) => {
      const names = authors.map(({ name }) => name).join(', ');
      return [id, writeMarkdown(root([paragraph([text(`Published on ${formatDay(date)} by ${names}.`)])]))];
    }),
  );
}
