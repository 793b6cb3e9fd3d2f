import type { Actions, CreatePagesArgs, Reporter } from 'gatsby';
import { checkContent } from '../checks/content';
import { CONTENT_FOLDER } from '../checks/content-files';
import { formatFaults, type Fault } from '../checks/fault';
import { logList } from '../checks/log';
import { contentPath } from '../sections/address';
import type { WantedPage } from '../sections/duplicate-routes';
import { faultFields } from '../sections/content/types';
import { query } from '../sections/query';
import { textFaults } from '../sections/text-faults';

/** A fault and the address of the page that shows it; all pages show one without. */
interface ReportedFault extends Fault {
  page: string | null;
}

interface Args extends Pick<CreatePagesArgs, 'createContentDigest' | 'graphql' | 'pathPrefix'> {
  actions: Pick<Actions, 'createNode'>;
  reporter: Pick<Reporter, 'error' | 'panicOnBuild' | 'success'>;
}

/**
 * What is wrong with the content while somebody writes. It is a node, so that Gatsby sends every open page what has changed of it. A build
 * has none: it ends with its faults.
 */
export const faultTypes = /* GraphQL */ `
  "What is wrong with the content, in develop alone; a build ends with it instead."
  type FaultReport implements Node @dontInfer {
    "All faults, by file and line."
    faults: [ReportedFault!]!
  }

  "Something wrong in a content file, and where it is shown."
  type ReportedFault @dontInfer {
    ${faultFields}
    "Address of the page that shows it; null if all pages do."
    page: String
  }
`;

/** Whether each text has been rendered once. From then on, the faults of all texts are asked for after each change; the first of these logs it. */
let texts: 'unread' | 'read' | 'logged' = 'unread';
/** What was reported last, and its digest. */
let last: { faults: readonly ReportedFault[]; digest: string } | undefined;

/** Reports what is wrong with the content as it is now, on the terminal and to the pages, before any of them asks for it. */
export async function reportFaults(args: Args, wanted: readonly WantedPage[], root: string): Promise<void> {
  const faults = [...checkContent(root), ...(texts === 'unread' ? [] : await textFaults(args, wanted))];
  const pages = await pagesByFile(args);
  report(
    args,
    faults.map((fault) => ({ ...fault, page: pageOf(fault.file, pages) })),
  );
  if (texts !== 'read') return;
  texts = 'logged';
  args.reporter.success('All texts are read: what is wrong with any is reported from here on.');
}

/**
 * Renders all texts, one at a time, so that pages which are asked for meanwhile need not wait; from then on their faults are reported. Its
 * changed node has Gatsby make all pages once more: that reports them, and a writer's first change finds all code warm.
 */
export async function readTexts(args: Args): Promise<void> {
  const { allContent } = await query<{ allContent: { nodes: { id: string }[] } }>(
    args,
    '{ allContent { nodes { id } } }',
  );
  for (const { id } of allContent.nodes) await args.graphql(`{ content(id: { eq: ${JSON.stringify(id)} }) { html } }`);
  texts = 'read';
  createReport(args, last?.faults ?? [], args.createContentDigest([last?.digest, texts]));
}

/** A text has a page, even if it never was without a fault. Data files have none of their own. */
const pageOf = (file: string, pages: ReadonlyMap<string, string>): string | null =>
  pages.get(file) ?? (/\.mdx?$/.test(file) ? contentPath(file.slice(CONTENT_FOLDER.length + 1)) : null);

/** The address of the page that a file belongs to: its text, or a scene or diagram in it that has a fault. */
async function pagesByFile(args: Args): Promise<Map<string, string>> {
  const faults = texts === 'unread' ? '' : 'faults { file }';
  const { allContent } = await query<{
    allContent: { nodes: { file: string; path: string; faults?: { file: string }[] }[] };
  }>(args, `{ allContent { nodes { file path ${faults} } } }`);
  return new Map(
    allContent.nodes.flatMap(({ file, path, faults: own = [] }) =>
      [`${CONTENT_FOLDER}/${file}`, ...own.map((fault) => fault.file)].map((name): [string, string] => [name, path]),
    ),
  );
}

function report(args: Args, faults: readonly ReportedFault[]): void {
  const { createContentDigest, reporter } = args;
  const digest = createContentDigest(faults);
  if (digest === last?.digest) return;
  if (faults.length > 0) reporter.error(logList(formatFaults(faults)));
  else if (last) reporter.success('The content has no faults.');
  last = { faults, digest };
  createReport(args, faults, digest);
}

function createReport({ actions }: Args, faults: readonly ReportedFault[], contentDigest: string): void {
  const internal = { type: 'FaultReport', contentDigest };
  void actions.createNode({ id: 'fault-report', parent: null, children: [], faults, internal });
}
