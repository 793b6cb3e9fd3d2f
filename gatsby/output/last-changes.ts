import type { SiteBuild } from './site-build';

/** When each page last changed, by path. A page with several texts has the date of the latest change. */
export async function lastChanges({ query }: SiteBuild): Promise<Map<string, string>> {
  const { allContent } = await query<{ allContent: { nodes: Pick<Queries.Content, 'path' | 'lastUpdated'>[] } }>(
    '{ allContent { nodes { path lastUpdated } } }',
  );
  const changes = new Map<string, string>();
  for (const { path: address, lastUpdated } of allContent.nodes) {
    const path = address.replace(/#.*/, '');
    const known = changes.get(path);
    if (lastUpdated && (!known || Date.parse(lastUpdated) > Date.parse(known))) changes.set(path, lastUpdated);
  }
  return changes;
}
