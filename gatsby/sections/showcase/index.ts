import { z } from 'zod';
import { shownPath } from '@physics-editor/lib/content/content-files';
import { cover, line, pageFields, slug } from '@physics-editor/markdown/checks/front-matter';
import { placeOf } from '@physics-editor/lib/content/address';
import { contentFields } from '../content/types';
import { coverOf, createPageNode, faultAt, missingCover, readMdxPages, unknownIds } from '../mdx-pages';
import { template } from '../query';
import type { Section } from '../section';
import type { TextParts } from '../texts';
import { createYamlNodes, yamlFaults, type YamlFile } from '../yaml-nodes';

const FOLDER = 'showcase';

const texts = {
  folder: FOLDER,
  type: 'ShowcaseItem',
  schema: z.strictObject({
    ...pageFields,
    description: pageFields.description.unwrap(),
    author: line,
    order: z.int('write a whole number').positive('start at 1'),
    tags: z.array(slug).min(1, 'name at least one filter'),
    scripted: z.boolean('write true or false').default(false),
    image: cover,
    imageAlt: line,
  }),
  label: 'Showcase',
} satisfies TextParts;

const filtersFile = {
  path: `${FOLDER}/filters.yml`,
  schema: z.record(slug, z.strictObject({ label: line, description: line })),
} satisfies YamlFile<z.ZodType>;

const typeDefs = /* GraphQL */ `
  "A scene of the showcase."
  type ShowcaseItem implements Node & Content @dontInfer {
    ${contentFields}
    "Name of its folder, and of its anchor in the grid."
    slug: String!
    "Author of the scene."
    author: String!
    "Position in the grid, from 1."
    order: Int!
    "Filters that show the item."
    tags: [ShowcaseFilter!]! @link(by: "slug")
    "Whether the scene has scripts of its own."
    scripted: Boolean!
    "The scene's picture."
    image: Picture!
    "What the picture shows."
    imageAlt: String!
    "The film whose poster the picture is; null for a picture alone."
    film: Film
  }

  "A filter of the showcase, from filters.yml."
  type ShowcaseFilter implements Node @dontInfer {
    "Id that items refer to, and the filter's anchor."
    slug: String!
    "Display text."
    label: String!
    "What the filter shows."
    description: String!
    "Position in the file, from 0."
    order: Int!
  }
`;

/** The showcase: one page of scenes from content/showcase. */
export const showcase: Section = {
  typeDefs,
  texts,

  check(files) {
    const faults = yamlFaults(files, filtersFile);
    const taken = new Map<string, string>();
    for (const page of readMdxPages(files, texts).pages) {
      const { file, path } = page;
      const other = taken.get(path);
      if (other !== undefined) {
        const message = `The address ${path} is taken by ${other}.`;
        faults.push(faultAt(page, ['slug'], message, 'give one of the two another "slug"'));
      }
      taken.set(path, shownPath(file));
      faults.push(...unknownIds(files, page, 'tags', filtersFile.path), ...missingCover(files, page));
    }
    return faults;
  },

  async onCreateNode(args) {
    await createPageNode(args, texts, (fields, file) => {
      const name = fields.slug ?? placeOf(file).name;
      return { slug: name, path: `/${FOLDER}#${name}`, ...coverOf(file, fields.image) };
    });
    await createYamlNodes(args, filtersFile, 'ShowcaseFilter', (filters) =>
      Object.entries(filters).map(([key, filter], order) => ({ ...filter, id: `filter:${key}`, slug: key, order })),
    );
  },

  async createPages({ actions, addresses }) {
    actions.createPage({ path: `/${FOLDER}`, component: template('showcase'), context: { addresses } });
  },
};
