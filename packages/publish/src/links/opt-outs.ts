import { hostAddress } from '@physics-editor/lib/addresses';
import type { SiteSettings } from '../built-site';

/** Reads `uncheckedLinks`, which site.yml excludes from the check. Entries have no path prefix; files may also name them with the host. */
export function readOptOuts({ uncheckedLinks, url }: SiteSettings, pathPrefix: string) {
  const bases = [hostAddress(url, pathPrefix) + pathPrefix, pathPrefix];
  const counts = new Map(uncheckedLinks.map(({ link }) => [link, 0]));
  return {
    /** Whether a link to `address`, as written in a page, is excluded. Counts it. */
    has(address: string): boolean {
      const base = bases.find((each) => address.startsWith(`${each}/`)) ?? '';
      const link = [address, address.slice(base.length)].find((form) => counts.has(form));
      if (link !== undefined) counts.set(link, (counts.get(link) ?? 0) + 1);
      return link !== undefined;
    },
    /** One line with the number of links per entry; undefined if site.yml has no entries. */
    summary(): string | undefined {
      if (uncheckedLinks.length === 0) return undefined;
      const lines = uncheckedLinks.map(({ link, reason }) => `${link} (${counts.get(link) ?? 0}; ${reason})`);
      return `Links that are not checked: ${lines.join(', ')}`;
    },
    /** Entries that match no link. */
    unused: (): string[] => [...counts].filter(([, count]) => count === 0).map(([link]) => link),
  };
}
