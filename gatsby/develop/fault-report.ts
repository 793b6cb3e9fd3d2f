import type { Actions, CreatePagesArgs, Reporter } from 'gatsby';
import { checkContent } from '../checks/content';
import { CONTENT_FOLDER } from '@physics-editor/lib/content/content-files';
import { byPlace, formatFaults, type Fault } from '@physics-editor/lib/content/fault';
import { logList } from '../checks/log';
import { contentPath } from '@physics-editor/lib/content/address';
import type { WantedPage } from '../sections/one-page-each';
import { faultFields } from '../sections/content/types';
import { query } from '../sections/query';
import { textFaults } from '../sections/text-faults';

/** A fault and the address of the page that shows it; without an address, all pages do. */
interface ReportedFault extends Fault {
  page: string | null;
}

interface Args extends Pick<CreatePagesArgs, 'createContentDigest' | 'graphql' | 'pathPrefix'> {
  actions: Pick<Actions, 'createNode'>;
  reporter: Pick<Reporter, 'error' | 'panicOnBuild' | 'success'>;
}

/** The faults of the content in `develop`, as a node, so that Gatsby sends changes to open pages. A build has none: it ends with its faults. */
export const faultTypes = /* GraphQL */ `
  "Faults of the content, in develop only; a build ends with them instead."
  type FaultReport implements Node @dontInfer {
    "All faults, sorted by file and line."
    faults: [ReportedFault!]!
  }

  "A fault in a content file, and the page that shows it."
  type ReportedFault @dontInfer {
    ${faultFields}
    "Address of the page that shows it; null if all pages do."
    page: String
  }
`;

/** Whether all texts have been rendered once. From then on, each report includes their faults, and the first one logs that. */
let texts: 'unread' | 'read' | 'logged' = 'unread';
let last: { faults: readonly ReportedFault[]; digest: string } | undefined;

/** Reports the current faults of the content, in the terminal and to open pages, before any page queries them. */
export async function reportFaults(args: Args, wanted: readonly WantedPage[], root: string): Promise<void> {
  const ofTexts = texts === 'unread' ? [] : await textFaults(args, wanted);
  const faults = checkContent(root, ofTexts).toSorted(byPlace);
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
 * Renders all texts, one at a time so that requested pages need not wait; from then on, their faults are reported. Changing the node makes Gatsby
 * create all pages again: that reports the faults, and the code is warm for the writer's first change.
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

/** A text has an address even if it has never been free of faults; data files have none. */
const pageOf = (file: string, pages: ReadonlyMap<string, string>): string | null =>
  pages.get(file) ?? (/\.mdx?$/.test(file) ? contentPath(file.slice(CONTENT_FOLDER.length + 1)) : null);

/** Addresses of pages by content file: the text, and the scenes and diagrams in it that have faults. */
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
  void actions.createNode({ id: 'fault-report:current', parent: null, children: [], faults, internal });
}
