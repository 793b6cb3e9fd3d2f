// The redirects of content/site.yml.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const settings = z.object({
  redirects: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
  links: z.record(z.string(), z.string()).default({}),
});

/** Old paths, and the path on the site or the full address that each leads to. */
export function redirectsOf() {
  const { redirects, links } = settings.parse(parse(readFileSync('content/site.yml', 'utf8')));
  /** @param {string} to */
  const addressOf = (to) => (to.startsWith('site:') ? links[to.slice('site:'.length)] : undefined) ?? to;
  return redirects.map(({ from, to }) => ({ from, to: addressOf(to) }));
}
