import { z } from 'zod';
import { line, month, pageFields, unique } from '../../checks/front-matter';
import { placeOf } from '../address';
import { contentFields } from '../content-fields';
import { createPageNode, readMdxPages } from '../mdx-pages';
import { query, template } from '../query';
import type { Section } from '../section';
import { checkSidebars } from '../sidebars';
import { createYamlNodes, readYaml, type YamlFile } from '../yaml-nodes';

const FOLDER = 'community';
/** Id of the page that shows the releases below its text. */
export const CHANGELOG = `${FOLDER}:changelog`;
const schema = z.strictObject(pageFields);

const entries = z.array(line).default([]);
const changelogFile = {
  path: `${FOLDER}/changelog.yml`,
  schema: z
    .array(z.strictObject({ month, added: entries, changed: entries, fixed: entries }))
    .superRefine(unique('month')),
} satisfies YamlFile<z.ZodType>;

const typeDefs = /* GraphQL */ `
  "A page of the community section."
  type CommunityPage implements Node & Content @dontInfer {
    ${contentFields}
  }

  "What changed in the editor in one month, from changelog.yml."
  type Release implements Node @dontInfer {
    "The month as YYYY-MM."
    month: String!
    "Additions, one line each, with code in backticks."
    added: [String!]!
    "Changes in behaviour."
    changed: [String!]!
    "Bug fixes."
    fixed: [String!]!
  }
`;

/** Community pages and the changelog, whose releases are data. */
export const community: Section = {
  typeDefs,

  check(files) {
    const { faults } = readMdxPages(files, FOLDER, schema);
    const known = files.texts(FOLDER).map((file) => placeOf(file).name);
    const changelog = readYaml(files, changelogFile);
    return [...faults, ...checkSidebars(files, FOLDER, known), ...(changelog.ok ? [] : changelog.faults)];
  },

  async onCreateNode(args) {
    await createPageNode(args, { folder: FOLDER, type: 'CommunityPage', schema }, () => ({}));
    await createYamlNodes(args, changelogFile, 'Release', (releases) =>
      releases.map((release) => ({ ...release, id: `release:${release.month}` })),
    );
  },

  async createPages(args) {
    const { allCommunityPage } = await query<{ allCommunityPage: { nodes: { id: string; path: string }[] } }>(
      args,
      '{ allCommunityPage { nodes { id path } } }',
    );
    for (const { id, path } of allCommunityPage.nodes) {
      const component = template(id === CHANGELOG ? 'changelog' : 'community-page');
      args.actions.createPage({ path, component, context: { id, addresses: args.addresses } });
    }
  },
};
