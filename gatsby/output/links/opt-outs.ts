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

/** Makes `uncheckedLinks` ready to be asked for. They are written without the path prefix. */
export function readOptOuts({ uncheckedLinks }: Settings, pathPrefix: string): OptOuts {
  const counts = new Map(uncheckedLinks.map(({ link }) => [link, 0]));
  return {
    has(address) {
      const isPrefixed = pathPrefix !== '' && address.startsWith(`${pathPrefix}/`);
      const link = isPrefixed ? address.slice(pathPrefix.length) : address;
      const count = counts.get(link);
      if (count !== undefined) counts.set(link, count + 1);
      return count !== undefined;
    },
    summary() {
      if (uncheckedLinks.length === 0) return undefined;
      const lines = uncheckedLinks.map(({ link, reason }) => `${link} (${counts.get(link)}; ${reason})`);
      return `Links that are not checked: ${lines.join(', ')}`;
    },
    unused: () => [...counts].filter(([, count]) => count === 0).map(([link]) => link),
  };
}
