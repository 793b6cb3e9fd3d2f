import { contentFiles } from '../../checks/content-files';
import { readingTimeText } from '../../../src/lib/reading-time';
import { BLANK_PICTURE } from '../../mdx/pictures/blank-picture';
import { isDevelop } from '../../is-develop';
import type { QueryContext } from '../query';
import type { Section } from '../section';
import { ownPictureFaults } from './own-picture';
import { openingOf } from '../../mdx/plain/opening';
import { createLastUpdated } from './last-updated';
import { rendererFor, type ContentSource } from './renderer';
import { typeDefs } from './types';

/** Types that implement `Content`; those with a cover picture; those with a reading time and an excerpt. */
const CONTENT_TYPES = ['HomePage', 'Doc', 'BlogPost', 'CommunityPage', 'ShowcaseItem'];
const PICTURE_TYPES = ['BlogPost', 'ShowcaseItem'];

/** A content node with its front matter. */
interface PageSource extends ContentSource {
  title: string;
  /** From the front matter; without one, a page shows its first paragraph. */
  description?: string;
}

/** Fields that all pages written in MDX share: their text as HTML, and their pictures. */
export const content: Section = {
  typeDefs,

  createResolvers(args) {
    const { render, picture } = rendererFor(args);
    const lastUpdated = createLastUpdated(process.cwd());

    const text = {
      html: {
        resolve: async (source: ContentSource, _: unknown, context: QueryContext) =>
          (await render(source, context)).html,
      },
      markdown: {
        resolve: async (source: PageSource, _: unknown, context: QueryContext) =>
          [openingOf(source), (await render(source, context)).markdown].filter(Boolean).join('\n\n'),
      },
      headings: {
        resolve: async (source: ContentSource, _: unknown, context: QueryContext) =>
          (await render(source, context)).headings,
      },
      faults: {
        resolve: async (source: ContentSource, _: unknown, context: QueryContext) => [
          ...(await ownPictureFaults(source, contentFiles(process.cwd()), (file) => picture(file, context))),
          ...(await render(source, context)).faults,
        ],
      },
      anchors: {
        resolve: async (source: ContentSource, _: unknown, context: QueryContext) =>
          (await render(source, context)).anchors,
      },
      links: {
        resolve: async (source: ContentSource, _: unknown, context: QueryContext) =>
          (await render(source, context)).links,
      },
      description: {
        resolve: async (source: PageSource, _: unknown, context: QueryContext) =>
          source.description ?? (await render(source, context)).firstParagraph,
      },
      lastUpdated: { resolve: ({ file }: ContentSource) => lastUpdated(file) },
    };
    const image = {
      image: {
        // A damaged picture is a fault of the page; in `develop`, the page is shown without it.
        resolve: ({ image: file }: { image: string }, _: unknown, context: QueryContext) =>
          picture(file, context).catch((error: unknown) => {
            if (isDevelop()) return BLANK_PICTURE;
            throw error;
          }),
      },
    };

    args.createResolvers({
      ...Object.fromEntries(
        CONTENT_TYPES.map((type) => [type, { ...text, ...(PICTURE_TYPES.includes(type) ? image : {}) }]),
      ),
    });
    args.createResolvers({
      BlogPost: {
        excerpt: {
          resolve: async (source: ContentSource, _: unknown, context: QueryContext) =>
            (await render(source, context)).excerpt,
        },
        readingTime: {
          resolve: async (source: ContentSource, _: unknown, context: QueryContext) =>
            readingTimeText((await render(source, context)).words),
        },
      },
    });
  },
};
