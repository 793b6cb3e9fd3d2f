import { allNodes } from '../sections/query';
import type { SiteBuild } from './site-build';

/** When each page last changed, by path. A page with several texts has the date of the latest change. */
export async function lastChanges(site: SiteBuild): Promise<Map<string, string>> {
  const texts = await allNodes<Pick<Queries.Content, 'path' | 'lastUpdated'>>(site, 'Content', 'path lastUpdated');
  const changes = new Map<string, string>();
  for (const { path: address, lastUpdated } of texts) {
    const path = address.replace(/#.*/, '');
    const known = changes.get(path);
    if (lastUpdated && (!known || Date.parse(lastUpdated) > Date.parse(known))) changes.set(path, lastUpdated);
  }
  return changes;
}
