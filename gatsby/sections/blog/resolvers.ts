import { readSettings } from '../site/settings';
import { field, type QueryContext } from '../query';
import type { HookArgs } from '../query';

interface PostSource {
  id: string;
  date: string;
}

const YOUNGEST_FIRST = { sort: [{ date: 'DESC' }, { path: 'ASC' }] };

/** Resolvers of `BlogPost`, `BlogTag` and `BlogAuthor`, in addition to those of every content page. */
export function createBlogResolvers({ createResolvers }: HookArgs<'createResolvers'>): void {
  const allPosts = async ({ nodeModel }: QueryContext, filter: object = {}) => {
    const { entries } = await nodeModel.findAll<PostSource>({ type: 'BlogPost', query: { filter, ...YOUNGEST_FIRST } });
    return [...entries];
  };

  /** The post `step` entries further down the list, newest first. */
  const neighbour = (step: 1 | -1) =>
    field(async (post: PostSource, context) => {
      const posts = await allPosts(context);
      return posts[posts.findIndex(({ id }) => id === post.id) + step] ?? null;
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
