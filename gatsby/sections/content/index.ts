import { contentFiles } from '@physics-editor/lib/content/content-files';
import { logWarnings } from '../../checks/log';
import { readingMinutes } from '@physics-editor/lib/text/reading-time';
import { BLANK_PICTURE } from '@physics-editor/markdown/pictures/blank-picture';
import { isDevelop } from '@physics-editor/lib/build/is-develop';
import { dateField, field } from '../query';
import type { Section } from '../section';
import { coverFaults } from './cover-faults';
import { joinBlocks, openingOf } from '@physics-editor/markdown/plain/plain-markdown';
import type { Rendering } from '@physics-editor/markdown/types';
import { createLastUpdated } from './last-updated';
import { rendererFor, type ContentSource } from './renderer';
import { nodeOf, sceneResolvers } from './scene-nodes';
import { typeDefs } from './types';

/** A content node with its front matter. */
interface PageSource extends ContentSource {
  title: string;
  /** From the front matter; without one, a page shows its first paragraph. */
  description?: string;
}

/** Fields that all pages written in MDX share: their text as HTML, and their pictures. The texts are those of `sections`. */
export const contentOf = (sections: readonly Section[]): Section => ({
  typeDefs,

  createResolvers(args) {
    const renderer = rendererFor(args);
    const { render, picture, film } = renderer;
    // `develop` reads the history again whenever the schema changes.
    const lastUpdated = createLastUpdated(process.cwd(), (text) => logWarnings('history', [text], args.reporter));
    const rendered = (valueOf: (rendering: Rendering, source: PageSource) => unknown) =>
      field(async (source: PageSource, context) => valueOf(await render(source, context), source));

    const text = {
      html: rendered(({ html }) => html),
      markdown: rendered(({ markdown }, source) => joinBlocks([openingOf(source), markdown])),
      words: rendered(({ words }) => words),
      headings: rendered(({ headings }) => headings),
      anchors: rendered(({ anchors }) => anchors),
      links: rendered(({ links }) => links),
      scenes: field(async (source: PageSource, context) =>
        (await render(source, context)).scenes.map((scene) => nodeOf(scene, source.file, context)),
      ),
      // The text is rendered only if it has to be: cards are drawn before.
      description: field(
        async (source: PageSource, context) => source.description ?? (await render(source, context)).firstParagraph,
      ),
      faults: field(async (source: ContentSource, context) => [
        ...(await coverFaults(source, contentFiles(process.cwd()), {
          picture: (file) => picture(file, context),
          film: (file) => film(file, context),
        })),
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

    const cover = {
      image,
      film: field(({ film: file }: ContentSource, context) => (file === undefined ? null : film(file, context))),
    };
    for (const { texts } of sections) {
      if (texts) args.createResolvers({ [texts.type]: { ...text, ...('image' in texts.schema.shape ? cover : {}) } });
    }
    args.createResolvers({
      LiveScene: sceneResolvers(renderer),
      BlogPost: {
        excerpt: rendered(({ excerpt }) => excerpt),
        readingTime: rendered(({ words }) => readingMinutes(words)),
      },
    });
  },
});
