import { z } from 'zod';
import { line, month, textFields, unique } from '@physics-editor/markdown/checks/front-matter';
import { contentFields } from '../content/types';
import { createPageNode } from '../mdx-pages';
import { allNodes } from '../query';
import type { Section } from '../section';
import { checkSidebars, unlistedPages } from '../sidebars';
import type { TextPages, Site } from '../texts';
import { createYamlNodes, yamlFaults, type YamlFile } from '../yaml-nodes';
import { hostAddress } from '@physics-editor/lib/addresses';
import { formatMonth } from '@physics-editor/lib/text/dates';
import { joinBlocks, rewriteMarkdown } from '@physics-editor/markdown/plain/plain-markdown';

const FOLDER = 'community';
/** Id of the page that shows the releases below its text. */
const CHANGELOG = `${FOLDER}:changelog`;

const texts = {
  folder: FOLDER,
  type: 'CommunityPage',
  schema: z.strictObject(textFields),
  label: 'Community',
  template: 'community-page',
  others: { [CHANGELOG]: 'changelog' },
  additions: async (site) => new Map([[CHANGELOG, await releasesMarkdown(site)]]),
} satisfies TextPages;

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
    "The month."
    month: Date! @dateformat
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
  texts,

  check: (files) => [...checkSidebars(files, texts), ...yamlFaults(files, changelogFile)],

  warn: (files) => unlistedPages(files, texts),

  async onCreateNode(args) {
    await createPageNode(args, texts);
    await createYamlNodes(args, changelogFile, 'Release', (releases) =>
      releases.map((release) => ({ ...release, id: `release:${release.month}` })),
    );
  },
};

type Release = Pick<Queries.Release, 'month' | 'added' | 'changed' | 'fixed'>;

/** The releases of the changelog as Markdown. */
async function releasesMarkdown(site: Site): Promise<string> {
  const fields = 'month added changed fixed';
  const releases = await allNodes<Release>(site, 'Release', fields, '(sort: { month: DESC })');
  const { settings, pathPrefix } = site;
  const addresses = { host: hostAddress(settings.url, pathPrefix), pathPrefix, page: '/' };
  const entries = (label: string, changes: readonly string[]) =>
    changes.length > 0
      ? [`### ${label}`, rewriteMarkdown(changes.map((change) => `- ${change}`).join('\n'), addresses)]
      : [];
  return joinBlocks(
    releases.flatMap(({ month, added, changed, fixed }) => [
      `## ${formatMonth(month)}`,
      ...entries('Added', added),
      ...entries('Changed', changed),
      ...entries('Fixed', fixed),
    ]),
  );
}
