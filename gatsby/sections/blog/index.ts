import { z } from 'zod';
import { shownPath } from '@physics-editor/lib/content/content-files';
import { cover, day, line, pageFields, slug } from '@physics-editor/markdown/checks/front-matter';
import { isMdx } from '@physics-editor/markdown/source/parse';
import { placeOf } from '@physics-editor/lib/content/address';
import { coverOf, createPageNode, missingCover, readMdxPages, unknownIds } from '../mdx-pages';
import { query, template } from '../query';
import type { Section } from '../section';
import type { TextPages } from '../texts';
import { createYamlNodes, yamlFaults, type YamlFile } from '../yaml-nodes';
import { postAdditions, postsByDate, createBlogResolvers } from './resolvers';
import { typeDefs } from './types';

const FOLDER = 'blog';
const POSTS_PER_PAGE = 10;
/** On a line of its own, in MDX or Markdown. */
const TRUNCATE_MARK = /^\s*(\{\/\*|<!--)\s*truncate\s*(\*\/\}|-->)\s*$/m;

const texts = {
  folder: FOLDER,
  type: 'BlogPost',
  schema: z.strictObject({
    ...pageFields,
    description: pageFields.description.unwrap(),
    date: day,
    tags: z.array(slug).min(1, 'name at least one tag'),
    authors: z.array(slug).min(1, 'name at least one author'),
    image: cover,
    imageAlt: line,
  }),
  label: 'Blog',
  template: 'blog/post',
  order: postsByDate,
  additions: postAdditions,
} satisfies TextPages;

const tagsFile = {
  path: `${FOLDER}/tags.yml`,
  schema: z.record(slug, z.strictObject({ label: line, description: line })),
} satisfies YamlFile<z.ZodType>;

const authorsFile = {
  path: `${FOLDER}/authors.yml`,
  schema: z.record(slug, z.strictObject({ name: line.optional(), bio: line.optional(), url: line.optional() })),
} satisfies YamlFile<z.ZodType>;

/** Posts from content/blog, with their tags and authors. */
export const blog: Section = {
  typeDefs,
  texts,

  check(files) {
    const faults = [...yamlFaults(files, tagsFile), ...yamlFaults(files, authorsFile)];
    for (const page of readMdxPages(files, texts).pages) {
      for (const field of ['tags', 'authors'] as const) {
        const path = `${FOLDER}/${field}.yml`;
        faults.push(...unknownIds(files, page, field, path, `, or add it to ${shownPath(path)}`));
      }
      faults.push(...missingCover(files, page));
    }
    return faults;
  },

  warn(files) {
    return readMdxPages(files, texts).pages.flatMap(({ file, fields }) => {
      if (fields.draft || TRUNCATE_MARK.test(files.read(file))) return [];
      const message = 'The post has no truncate mark, so lists show no text of it.';
      const hint = `write ${isMdx(file) ? '{/* truncate */}' : '<!-- truncate -->'} on a line after its first paragraphs`;
      return [{ file: shownPath(file), line: 1, message, hint }];
    });
  },

  async onCreateNode(args) {
    await createPageNode(args, texts, (fields, file) => ({
      slug: fields.slug ?? placeOf(file).name,
      ...coverOf(file, fields.image),
    }));
    await createYamlNodes(args, tagsFile, 'BlogTag', (tags) =>
      Object.entries(tags).map(([key, tag]) => ({
        ...tag,
        id: `tag:${key}`,
        slug: key,
        permalink: `/${FOLDER}/tags/${key}`,
      })),
    );
    await createYamlNodes(args, authorsFile, 'BlogAuthor', (authors) =>
      Object.entries(authors).map(([key, author]) => ({ ...author, id: `author:${key}`, key })),
    );
  },

  createResolvers: createBlogResolvers,

  async createPages(args) {
    const { createPage } = args.actions;
    const { addresses } = args;
    const { allBlogPost, allBlogTag } = await query<{
      allBlogPost: { totalCount: number };
      allBlogTag: { nodes: { slug: string; permalink: string; count: number }[] };
    }>(args, '{ allBlogPost { totalCount } allBlogTag { nodes { slug permalink count } } }');

    const pageCount = Math.max(1, Math.ceil(allBlogPost.totalCount / POSTS_PER_PAGE));
    const listPath = (number: number) => (number === 1 ? `/${FOLDER}` : `/${FOLDER}/page/${number}`);
    for (let number = 1; number <= pageCount; number++) {
      createPage({
        path: listPath(number),
        component: template('blog/list'),
        context: {
          skip: (number - 1) * POSTS_PER_PAGE,
          limit: POSTS_PER_PAGE,
          newer: number > 1 ? listPath(number - 1) : null,
          older: number < pageCount ? listPath(number + 1) : null,
          addresses,
        },
      });
    }

    createPage({ path: `/${FOLDER}/archive`, component: template('blog/archive') });
    createPage({ path: `/${FOLDER}/tags`, component: template('blog/tags') });
    for (const tag of allBlogTag.nodes.filter(({ count }) => count > 0)) {
      createPage({ path: tag.permalink, component: template('blog/tag'), context: { slug: tag.slug, addresses } });
    }
  },
};
