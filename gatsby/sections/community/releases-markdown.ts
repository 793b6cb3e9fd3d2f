import { hostAddress } from '@physics-editor/lib/addresses';
import { formatMonth } from '@physics-editor/lib/text/dates';
import { joinBlocks } from '@physics-editor/markdown/plain/join-blocks';
import { rewriteMarkdown } from '@physics-editor/markdown/plain/plain-markdown';
import type { Site } from '../texts';

type Changes = Record<'added' | 'changed' | 'fixed', string[]>;

/** The releases of the changelog as Markdown. */
export async function releasesMarkdown({ query, settings, pathPrefix }: Site): Promise<string> {
  const { allRelease } = await query<{ allRelease: { nodes: (Changes & { month: string })[] } }>(
    '{ allRelease(sort: { month: DESC }) { nodes { month added changed fixed } } }',
  );
  const addresses = { host: hostAddress(settings.url, pathPrefix), pathPrefix, page: '/' };
  const entries = (label: string, changes: readonly string[]) =>
    changes.length > 0
      ? [`### ${label}`, rewriteMarkdown(changes.map((change) => `- ${change}`).join('\n'), addresses)]
      : [];
  return joinBlocks(
    allRelease.nodes.flatMap(({ month, added, changed, fixed }) => [
      `## ${formatMonth(month)}`,
      ...entries('Added', added),
      ...entries('Changed', changed),
      ...entries('Fixed', fixed),
    ]),
  );
}
