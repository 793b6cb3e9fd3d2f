// Requests every address on other hosts that the pages of dist/ link to, and lists the broken ones. Exits with status 1 if there are any.
import { LinkChecker, LinkState } from 'linkinator';
import { settingsOf } from './support/settings.mjs';

/** Hosts that are not asked: the one from which the crawler reads dist/, and the one reserved for examples, as in content/site.yml. */
const LEFT_OUT = /^localhost$|(^|\.)example\.com$/;

const { url, uncheckedLinks } = settingsOf('.');
const own = new URL(url).host;
const unchecked = new Set(uncheckedLinks.map(({ link }) => new URL(link, url).href));

/** @param {string} address */
function isExternal(address) {
  const { host, hostname } = new URL(address);
  return host !== own && !LEFT_OUT.test(hostname) && !unchecked.has(address);
}

const { links } = await new LinkChecker().check({
  path: '**/*.html',
  serverRoot: 'dist',
  timeout: 15_000,
  retry: true,
  retryErrors: true,
  retryErrorsCount: 1,
  retryErrorsJitter: 1000,
  linksToSkip: (address) =>
    Promise.resolve(!/^http:\/\/localhost:\d+\/.*\.html$/.test(address) && !isExternal(address)),
});
const asked = links.filter(
  (link) => link.state !== LinkState.SKIPPED && URL.canParse(link.url) && isExternal(link.url),
);
const broken = asked.filter(({ state }) => state === LinkState.BROKEN);
for (const { url: address, status = 0, parent = '' } of broken)
  console.log(`${parent}: ${address} ${status === 0 ? 'no answer' : status}`);
console.log(`links: ${count(asked)}, broken: ${count(broken)}`);
process.exitCode = broken.length > 0 ? 1 : 0;

/** A broken link is listed once for each page. @param {typeof links} results */
function count(results) {
  return new Set(results.map(({ url: address }) => address)).size;
}
