import { LinkChecker, LinkState } from 'linkinator';
import { builtPages } from '../support/pages/pages';
import { offSite, siteUrl } from '../support/hosts/prefix';
import { expect, test } from '../support/test';

/** Pages that no link leads to, since hosts, scripts and other sites open them. */
const UNLINKED = /^\/(?:404|offline|(?:player|embed)\/.+)$/;

test('a third-party crawler finds every file, page and anchor that is linked, and every page is linked', async ({
  siteOrigin,
}) => {
  const { links } = await new LinkChecker().check({
    path: siteUrl(),
    recurse: true,
    checkCss: true,
    checkFragments: true,
    redirects: 'error',
    // Otherwise the crawler adds a slash to page addresses before it resolves their links.
    cleanUrls: true,
    linksToSkip: (link) => Promise.resolve(new URL(link).origin !== siteOrigin),
  });
  const pages = builtPages();
  const broken = links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, status, parent }) => `${parent}: ${url} ${status}`);
  expect.soft(broken).toEqual([]);

  const found = new Set(links.map(({ url }) => offSite(new URL(url).pathname)));
  const paths = pages.map(({ path }) => path);
  expect.soft(paths.filter((path) => !found.has(path) && !UNLINKED.test(path))).toEqual([]);
});
