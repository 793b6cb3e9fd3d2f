import type { Reporter } from 'gatsby';
import { contentFiles } from '../../checks/content-files';
import { logWarning } from '../../checks/log';
import { readingTimeText } from '../../../src/lib/reading-time';
import { BLANK_PICTURE } from '../../mdx/pictures/blank-picture';
import { isDevelop } from '../../is-develop';
import { dateField, field } from '../query';
import type { Section } from '../section';
import { ownPictureFaults } from './own-picture';
import { joinBlocks } from '../../mdx/plain/join-blocks';
import { openingOf } from '../../mdx/plain/opening';
import type { Rendering } from '../../mdx/types';
import { createLastUpdated } from './last-updated';
import { rendererFor, type ContentSource } from './renderer';
import { typeDefs } from './types';

/** A content node with its front matter. */
interface PageSource extends ContentSource {
  title: string;
  /** From the front matter; without one, a page shows its first paragraph. */
  description?: string;
}

/** `develop` reads the history again whenever the schema changes. */
const warned = new Set<string>();
function warnOnce(text: string, reporter: Pick<Reporter, 'warn'>): void {
  if (!warned.has(text)) logWarning(text, reporter);
  warned.add(text);
}

/** Fields that all pages written in MDX share: their text as HTML, and their pictures. The texts are those of `sections`. */
export const contentOf = (sections: readonly Section[]): Section => ({
  typeDefs,

  createResolvers(args) {
    const { render, picture } = rendererFor(args);
    const lastUpdated = createLastUpdated(process.cwd(), (reason) => warnOnce(reason, args.reporter));
    const rendered = (valueOf: (rendering: Rendering, source: PageSource) => unknown) =>
      field(async (source: PageSource, context) => valueOf(await render(source, context), source));

    const text = {
      html: rendered(({ html }) => html),
      markdown: rendered(({ markdown }, source) => joinBlocks([openingOf(source), markdown])),
      headings: rendered(({ headings }) => headings),
      anchors: rendered(({ anchors }) => anchors),
      links: rendered(({ links }) => links),
      scenes: rendered(({ scenes }) => scenes),
      description: rendered(({ firstParagraph }, { description }) => description ?? firstParagraph),
      faults: field(async (source: ContentSource, context) => [
        ...(await ownPictureFaults(source, contentFiles(process.cwd()), (file) => picture(file, context))),
        ...(await render(source, context)).faults,
      ]),
      lastUpdated: dateField(({ file }: ContentSource) => lastUpdated(file)),
    };
    // A damaged picture is a fault of the page; in `develop`, the page is shown without it.
    const image = field(({ image: file }: { image: string }, context) =>
      picture(file, context).catch((error: unknown) => {
        if (isDevelop()) return BLANK_PICTURE;
        throw error;
      }),
    );

    for (const { texts } of sections) {
      if (texts)
        args.createResolvers({ [texts.type]: { ...text, ...('image' in texts.schema.shape ? { image } : {}) } });
    }
    args.createResolvers({
      BlogPost: {
        excerpt: rendered(({ excerpt }) => excerpt),
        readingTime: rendered(({ words }) => readingTimeText(words)),
      },
    });
  },
});
