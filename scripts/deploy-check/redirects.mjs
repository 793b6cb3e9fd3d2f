// The redirects of content/site.yml.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Old paths, and the path on the site or the full address that each leads to. */
export function redirectsOf() {
  const { redirects = [], links = {} } = parse(readFileSync('content/site.yml', 'utf8'));
  return redirects.map(({ from, to }) => ({ from, to: to.startsWith('site:') ? links[to.slice('site:'.length)] : to }));
}
