// The redirects that content/site.yml tells.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Old paths and what they lead to. */
export function redirectsOf() {
  const { redirects = {} } = parse(readFileSync('content/site.yml', 'utf8'));
  return Object.entries(redirects).map(([from, to]) => ({ from, to }));
}
