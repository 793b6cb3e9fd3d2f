import type { Actions, CreatePagesArgs, GatsbyNode, Node, NodePluginArgs, Reporter } from 'gatsby';
import { resolve } from 'node:path';

type Hook<Name extends keyof GatsbyNode> = Extract<NonNullable<GatsbyNode[Name]>, (...args: never[]) => unknown>;

/** The arguments that Gatsby passes to a hook. */
export type HookArgs<Name extends keyof GatsbyNode> = Parameters<Hook<Name>>[0];

/** The id of a node, and its type or an interface of it. */
interface NodeId {
  id: string;
  type: string;
}

/** The part of Gatsby's resolver context that the sections use. It records look-ups as dependencies of the page. */
export interface QueryContext {
  nodeModel: {
    /** Records nothing if it finds nothing: use `nodeById`. */
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers state the type, as in Gatsby's own declaration
    getNodeById: <Found>(args: NodeId, dependency?: { connectionType: string }) => (Found & Node) | null;
    findOne: <Found>(args: { type: string; query: object }) => Promise<(Found & Node) | null>;
    findAll: <Found>(args: { type: string; query?: object }) => Promise<{ entries: Iterable<Found & Node> }>;
  };
}

/** Finds a node. While there is none, the page depends on all nodes of the type, as with Gatsby's `findOne`: a later one may have the id. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers state the type, as in Gatsby's own declaration
export const nodeById = <Found>({ nodeModel }: QueryContext, args: NodeId): (Found & Node) | null =>
  nodeModel.getNodeById<Found>(args) ?? nodeModel.getNodeById<Found>(args, { connectionType: args.type });

/** A GraphQL field, computed from its node and the data layer. */
export const field = <Source, Args = unknown>(
  valueOf: (source: Source, context: QueryContext, args: Args) => unknown,
) => ({
  resolve: (source: Source, args: Args, context: QueryContext) => valueOf(source, context, args),
});

/** A date with `@dateformat`, computed from its node; the arguments of the query format it as any other date. */
export const dateField = <Source extends object>(dateOf: (source: Source) => Promise<string | null>) => ({
  async resolve(source: Source, args: unknown, context: QueryContext, info: DateInfo) {
    return info.originalResolver({ ...source, [info.fieldName]: await dateOf(source) }, args, context, info);
  },
});

/** What Gatsby passes to the resolver of a field that has another one, here that of `@dateformat`. */
interface DateInfo {
  fieldName: string;
  originalResolver: (source: object, args: unknown, context: QueryContext, info: DateInfo) => unknown;
}

/** Runs a GraphQL query. Its errors are the developer's; they end a build, but not `develop`. */
export async function query<Data>(
  { graphql, reporter }: Pick<CreatePagesArgs, 'graphql'> & { reporter: Pick<Reporter, 'panicOnBuild'> },
  text: string,
): Promise<Data> {
  const { data, errors }: { data?: Data; errors?: Error | Error[] } = await graphql<Data>(text);
  if (data && !errors) return data;
  reporter.panicOnBuild('A query of the build failed.', errors);
  throw new Error('A query of the build failed.');
}

/** All nodes of a type with these fields; `args` are those of the query, such as `(limit: 5)`. */
export async function allNodes<Fields>(
  site: { query: <Data>(text: string) => Promise<Data> },
  type: string,
  fields: string,
  args = '',
): Promise<Fields[]> {
  const data = await site.query<Record<string, { nodes: Fields[] }>>(`{ all${type}${args} { nodes { ${fields} } } }`);
  return data[`all${type}`]?.nodes ?? [];
}

type NodeArgs = Pick<NodePluginArgs, 'createContentDigest'> & { actions: Pick<Actions, 'createNode'> };

/** Creates a node of a type of the site. */
export function createOwnNode(
  { actions, createContentDigest }: NodeArgs,
  type: string,
  fields: Record<string, unknown> & { id: string },
  parent: string | null = null,
): void {
  const internal = { type, contentDigest: createContentDigest(fields) };
  void actions.createNode({ ...fields, parent, children: [], internal });
}

/** The component of a page type. */
export const template = (name: string): string => resolve('src/templates', `${name}.tsx`);

/** The path below `content/` of a File node, as in `ContentFiles`; empty for any other node. */
export function relativePathOf(node: Node): string {
  return node.internal.type === 'File' && typeof node['relativePath'] === 'string'
    ? node['relativePath'].normalize()
    : '';
}
