// The redirects of content/site.yml.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const settings = z.object({
  redirects: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
  links: z.record(z.string(), z.string()).default({}),
});

/** The old paths with their targets: a path of the site or a full address. Throws if a target is a link without an address. */
export function redirectsOf(file = 'content/site.yml') {
  const { redirects, links } = settings.parse(parse(readFileSync(file, 'utf8')));
  /** @param {string} to */
  const addressOf = (to) => {
    if (!to.startsWith('site:')) return to;
    const address = links[to.slice('site:'.length)];
    if (address === undefined) throw new Error(`content/site.yml redirects to ${to}, but has no such link`);
    return address;
  };
  return redirects.map(({ from, to }) => ({ from, to: addressOf(to) }));
}
