import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isExternal, pagePath } from '@physics-editor/lib/addresses';
import { shownPath } from '@physics-editor/lib/content/content-files';
import { ContentError, formatFaults, suggest, type Fault } from '@physics-editor/lib/content/fault';
import { addFile } from '../add-file';
import type { BuiltSite, OutputStep, Redirect } from '../built-site';
import { escapeMarkup } from '@physics-editor/lib/text/escape-markup';
import { siteAddress } from '../site-address';

/**
 * Writes the redirects of `content/site.yml`: a page each for any host, and lists for hosts that can answer with status 301. Throws if an old address
 * is a page or a file, or if a new one does not exist.
 */
export const writeRedirects: OutputStep = (site) => {
  const { redirects } = site.settings;
  const faults = redirects.flatMap((redirect) => faultsOf(site, redirect));
  if (faults.length > 0) throw new ContentError(formatFaults(faults));

  for (const redirect of redirects) addFile(site, `${redirect.from}.html`, movedPage(site, redirect));
  const addList = (path: string, lineOf: (site: BuiltSite, redirect: Redirect) => string) =>
    addFile(site, path, redirects.map((redirect) => `${lineOf(site, redirect)}\n`).join(''));
  addList('/_redirects', hostRule);
  addList('/_nginx/redirects.map', nginxEntry);
};

/** The target of a redirect as browsers get it: an external address, or a path with the path prefix. */
const target = ({ pathPrefix }: BuiltSite, { to }: Redirect): string => (isExternal(to) ? to : pathPrefix + to);

function faultsOf({ pages, folder }: BuiltSite, { from, to, line }: Redirect): Fault[] {
  const fault = (message: string, hint: string): Fault => ({ file: shownPath('site.yml'), line, message, hint });
  const isFile = (path: string) => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile();

  // Hosts answer `/docs` with `docs/index.html`, too.
  const file = `${from}.html`;
  const taken = pages.find(({ path }) => path.toLowerCase() === pagePath(file.toLowerCase()));
  if (taken || isFile(from) || isFile(file)) {
    const what = taken ? `the page ${taken.path}` : 'a file';
    return [fault(`${from} cannot be redirected: it is ${what} of the site.`, 'leave the redirect out')];
  }
  if (isExternal(to)) return [];
  const [path = '', id] = to.replace(/\?[^#]*/, '').split('#');
  const page = pages.find((candidate) => candidate.path === path);
  if (!page && !isFile(path)) {
    const known = pages.map((candidate) => candidate.path);
    return [fault(`${from} is redirected to ${to}, which is not a page.`, suggest(path, known))];
  }
  if (page && id !== undefined && !page.ids.includes(id)) {
    return [fault(`${from} is redirected to ${to}, but ${path} has no "${id}".`, suggest(id, page.ids))];
  }
  return [];
}

/** For a page that loads nothing and only redirects; the refresh is a navigation, which no directive governs. */
const MOVED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'";

/** The page at an old address, for hosts that read neither list. */
function movedPage(site: BuiltSite, redirect: Redirect): string {
  const address = escapeMarkup(target(site, redirect));
  const canonical = escapeMarkup(isExternal(redirect.to) ? redirect.to : siteAddress(site, redirect.to));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${MOVED_POLICY}">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${address}">
</head>
<body>
<p>This page has moved to <a href="${address}">${canonical}</a>.</p>
</body>
</html>
`;
}

/** A line of the list for Netlify and Cloudflare, which preserve the query themselves. */
const hostRule = (site: BuiltSite, redirect: Redirect): string =>
  `${site.pathPrefix}${redirect.from} ${target(site, redirect)} 301`;

/**
 * A line of the list for nginx: the old address without the path prefix, which the server block has removed by then, and the query before the
 * fragment. A target with a query keeps its own.
 */
function nginxEntry(site: BuiltSite, redirect: Redirect): string {
  const [path = '', fragment] = target(site, redirect).split('#');
  const query = path.includes('?') ? '' : '$is_args$args';
  const end = fragment === undefined ? '' : `#${fragment}`;
  return `"${redirect.from}" "${path}${query}${end}";`;
}
