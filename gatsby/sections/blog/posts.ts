import { formatDay } from '@physics-editor/lib/text/dates';
import { paragraph, root, text } from '@physics-editor/markdown/nodes';
import { writeMarkdown } from '@physics-editor/markdown/plain/plain-markdown';
import type { Site } from '../texts';

/** Addresses of the posts, newest first. */
export async function postsByDate({ query }: Site): Promise<string[]> {
  const { allBlogPost } = await query<{ allBlogPost: { nodes: { path: string }[] } }>(
    '{ allBlogPost(sort: [{ date: DESC }, { path: ASC }]) { nodes { path } } }',
  );
  return allBlogPost.nodes.map(({ path }) => path);
}

type Post = Pick<Queries.BlogPost, 'id' | 'date' | 'authors'>;

/** Day and authors of each post as Markdown, by id. */
export async function postAdditions({ query }: Site): Promise<Map<string, string>> {
  const { allBlogPost } = await query<{ allBlogPost: { nodes: Post[] } }>(
    '{ allBlogPost { nodes { id date authors { name } } } }',
  );
  return new Map(
    allBlogPost.nodes.map(({ id, date, authors }) => {
      const names = authors.map(({ name }) => name).join(', ');
      return [id, writeMarkdown(root([paragraph([text(`Published on ${formatDay(date)} by ${names}.`)])]))];
    }),
  );
}
