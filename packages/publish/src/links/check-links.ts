import { ContentError } from '@physics-editor/lib/content/fault';
import type { BuiltSite } from '../built-site';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { formatBrokenLinks, type BrokenLink, type Sources } from './broken-link';
import { checkAddress, type LinkFault } from './check-address';
import { addressesInDocument } from './documents';
import { readOptOuts } from './opt-outs';
import { ownAddresses } from './own-address';
import { targetsOf, type Targets } from './targets';

interface Found extends LinkFault {
  /** The target, however the address is written. */
  readonly place: string;
}

/** What is known of the site's addresses. */
export interface KnownAddresses extends Pick<Targets, 'patterns'> {
  /** Addresses on the site's host that are not the site's. */
  readonly elsewhere: readonly string[];
  /** Finds where a link is written; called if one is broken. */
  readonly findSources: () => Promise<Sources>;
}

/**
 * Checks every link, picture and file that pages, feeds, sitemaps, manifests and Markdown alternates refer to. Throws a list of the broken ones.
 * Other sites are not requested.
 */
export async function checkLinks(site: BuiltSite, { elsewhere, patterns, findSources }: KnownAddresses): Promise<void> {
  const files = filesBelow(site.folder);
  const read = ownAddresses(site, elsewhere);
  const redirects = new Map(site.settings.redirects.map(({ from, to }) => [from, to]));
  const targets = { ...targetsOf(site.pages, files), patterns, redirects };
  const optOuts = readOptOuts(site.settings, site.pathPrefix);

  const faultAt = (address: string, from: string): Found | undefined => {
    const place = read(address, from);
    if (place.kind === 'foreign') return undefined;
    if (place.kind === 'fault') return { ...place, place: address };
    const fault = checkAddress(place.path, place.hash, targets);
    return fault && { ...fault, place: place.path + place.hash };
  };
  /** Results for addresses that have the same target on every page. */
  const known = new Map<string, Found | undefined>();
  const faultOf = (address: string, from: string): Found | undefined => {
    if (!/^(\/|https?:)/i.test(address)) return faultAt(address, from);
    if (!known.has(address)) known.set(address, faultAt(address, from));
    return known.get(address);
  };

  const broken: BrokenLink[] = [];
  const reported = new Set<string>();
  const checkAll = (addresses: Iterable<string>, page: string, from: string) => {
    for (const address of addresses) {
      const fault = optOuts.has(address) ? undefined : faultOf(address, from);
      // Links in feeds and Markdown alternates come from pages; faults reported there are not repeated.
      if (!fault || (page !== from && reported.has(fault.place))) continue;
      reported.add(fault.place);
      broken.push({ ...fault, page, address });
    }
  };
  for (const { path, addresses } of site.pages) checkAll(addresses, path, path);
  // One file at a time, to save memory.
  for (const file of files) checkAll(new Set(addressesInDocument(site.folder, file)), file, `/${file}`);
  for (const link of optOuts.unused()) {
    broken.push({ page: 'uncheckedLinks', address: link, message: 'No page has this link.', hint: 'take it out' });
  }
  const summary = optOuts.summary();
  if (summary !== undefined) site.log(summary);
  if (broken.length > 0) throw new ContentError(formatBrokenLinks(broken, await findSources()));
}
