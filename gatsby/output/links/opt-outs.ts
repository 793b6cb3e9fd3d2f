import { hostAddress } from '../../../src/lib/addresses';
import type { Settings } from '../../sections/site/settings';

/** The links that nobody checks, because site.yml says so. */
export interface OptOuts {
  /** Whether a link to `address`, as a page has it, is one of them. Counts it. */
  readonly has: (address: string) => boolean;
  /** One line that says how many links there were of each; undefined if site.yml names none. */
  readonly summary: () => string | undefined;
  /** Those that no page has. */
  readonly unused: () => string[];
}

/** Makes `uncheckedLinks` ready to be asked for. They are written without the path prefix; files name them with the host, too. */
export function readOptOuts({ uncheckedLinks, url }: Settings, pathPrefix: string): OptOuts {
  const bases = [hostAddress(url, pathPrefix) + pathPrefix, pathPrefix];
  const counts = new Map(uncheckedLinks.map(({ link }) => [link, 0]));
  return {
    has(address) {
      const base = bases.find((each) => address.startsWith(`${each}/`)) ?? '';
      const link = [address, address.slice(base.length)].find((form) => counts.has(form));
      if (link !== undefined) counts.set(link, (counts.get(link) ?? 0) + 1);
      return link !== undefined;
    },
    summary() {
      if (uncheckedLinks.length === 0) return undefined;
      const lines = uncheckedLinks.map(({ link, reason }) => `${link} (${counts.get(link) ?? 0}; ${reason})`);
      return `Links that are not checked: ${lines.join(', ')}`;
    },
    unused: () => [...counts].filter(([, count]) => count === 0).map(([link]) => link),
  };
}
