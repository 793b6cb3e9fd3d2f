import type { Fault } from '@physics-editor/lib/content/fault';
import type { WantedPage } from './duplicate-routes';
import { query } from './query';
import type { PagesArgs } from './section';
import { readSettings } from './site/settings';
import { sourceLinkFaults, type LinkedText } from './source-links';

const TEXTS = `{
  allContent { nodes { path file anchors links { address line column } faults { file line column message hint } } }
}`;

type Text = LinkedText & Pick<Queries.Content, 'faults'>;

/** All faults in the texts of all pages and in the links between them; `wanted` are all pages to be made. */
export async function textFaults(
  args: Parameters<typeof query>[0] & Pick<PagesArgs, 'pathPrefix'>,
  wanted: readonly WantedPage[],
): Promise<Fault[]> {
  const { allContent } = await query<{ allContent: { nodes: Text[] } }>(args, TEXTS);
  const texts = allContent.nodes;
  const settings = readSettings(process.cwd());
  return [
    ...texts.flatMap(({ faults }) => faults.map((fault) => ({ ...fault, column: fault.column ?? undefined }))),
    ...sourceLinkFaults(texts, wanted, { settings, pathPrefix: args.pathPrefix }),
  ];
}
