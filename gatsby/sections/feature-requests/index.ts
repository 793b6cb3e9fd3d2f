import { z } from 'zod';
import { shownPath } from '@physics-editor/lib/content/content-files';
import { suggest } from '@physics-editor/lib/content/fault';
import { line, month, slug, unique } from '@physics-editor/markdown/checks/front-matter';
import { query, template } from '../query';
import type { Section } from '../section';
import { createYamlNodes, readYaml, type YamlFile } from '../yaml-nodes';

const ROUTE = '/feature-requests';

const file = {
  path: 'feature-requests.yml',
  schema: z.strictObject({
    statuses: z.array(z.strictObject({ id: slug, label: line, description: line })).superRefine(unique('id')),
    requests: z.array(
      z.strictObject({
        id: slug,
        title: line,
        status: slug,
        votes: z.int().nonnegative(),
        summary: z.string().min(1),
        since: month,
      }),
    ),
  }),
} satisfies YamlFile<z.ZodType>;

const typeDefs = /* GraphQL */ `
  "The status of a feature request."
  type FeatureRequestStatus implements Node @dontInfer {
    "Last segment of the address that shows only its requests."
    slug: String!
    "Display text."
    label: String!
    "What the status means."
    description: String!
    "Position in the file, from 0."
    order: Int!
    "Address that shows only its requests."
    path: String!
  }

  "A feature that users have requested."
  type FeatureRequest implements Node @dontInfer {
    "Last segment of its address."
    slug: String!
    "The requested feature."
    title: String!
    "Status of the request."
    status: FeatureRequestStatus! @link(by: "slug")
    "Number of users who asked for it."
    votes: Int!
    "One to three sentences, with code in backticks."
    summary: String!
    "Month of the first request."
    since: Date! @dateformat
    "Address that shows only this request."
    path: String!
  }
`;

/** Feature requests by status: one page, shown at every path below its route. */
export const featureRequests: Section = {
  typeDefs,
  part: { label: 'Feature requests', path: ROUTE },

  check(files) {
    const checked = readYaml(files, file);
    if (!checked.ok) return checked.faults;
    const statuses = checked.value.statuses.map(({ id }) => id);
    const taken = new Set(statuses);
    return checked.value.requests.flatMap(({ id, status }, index) => {
      const at = (field: string, message: string, hint: string) => ({
        file: shownPath(file.path),
        ...checked.positionOf(['requests', index, field]),
        message,
        hint,
      });
      const isTaken = taken.has(id);
      taken.add(id);
      return [
        ...(statuses.includes(status)
          ? []
          : [at('status', `There is no status "${status}".`, suggest(status, statuses))]),
        ...(isTaken ? [at('id', `The address ${ROUTE}/${id} is taken.`, 'give the request another id')] : []),
      ];
    });
  },

  async onCreateNode(args) {
    await createYamlNodes(args, file, 'FeatureRequestStatus', ({ statuses }) =>
      statuses.map(({ id, ...status }, order) => ({
        ...status,
        id: `request-status:${id}`,
        slug: id,
        order,
        path: `${ROUTE}/${id}`,
      })),
    );
    await createYamlNodes(args, file, 'FeatureRequest', ({ requests }) =>
      requests.map(({ id, ...request }) => ({ ...request, id: `request:${id}`, slug: id, path: `${ROUTE}/${id}` })),
    );
  },

  async createPages(args) {
    const { allFeatureRequestStatus, allFeatureRequest } = await query<{
      allFeatureRequestStatus: { nodes: { path: string }[] };
      allFeatureRequest: { nodes: { path: string }[] };
    }>(args, '{ allFeatureRequestStatus { nodes { path } } allFeatureRequest { nodes { path } } }');
    const component = template('feature-requests');
    args.actions.createPage({ path: ROUTE, matchPath: `${ROUTE}/*`, component });
    // Known paths get files of their own, so that every static host answers 200 for them, even without scripts.
    for (const { path } of [...allFeatureRequestStatus.nodes, ...allFeatureRequest.nodes]) {
      args.actions.createPage({ path, component });
    }
  },
};
