import { byName } from '@physics-editor/lib/api';
import { joinBlocks } from '@physics-editor/markdown/plain/join-blocks';
import type { Site } from '../texts';

/** The shapes that the reference's overview shows below its text, as Markdown. */
export async function sharedShapes({ query }: Site): Promise<string> {
  const { allApiShape } = await query<{ allApiShape: { nodes: { name: string; markdown: string }[] } }>(
    '{ allApiShape { nodes { name markdown } } }',
  );
  const texts = [...allApiShape.nodes].sort(byName).map(({ markdown }) => markdown);
  return texts.length > 0 ? joinBlocks(['## Shared shapes', ...texts]) : '';
}
