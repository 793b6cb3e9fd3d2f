import { addFile } from './add-file';
import type { BuiltSite, OutputStep } from './built-site';
import { escapeMarkup } from '@physics-editor/lib/escape-markup';
import { siteAddress } from './site-address';

const SITEMAP = '/sitemap.xml';

interface Data {
  allContent: { nodes: { path: string; lastUpdated: string | null }[] };
}

/** Writes a sitemap of the pages that search engines may show, with their last changes where git knows them, and refers to it in robots.txt. */
export const writeSitemap: OutputStep = async (site) => {
  const changes = await lastChanges(site);
  const dates = new Map<string, string | undefined>();
  for (const { canonical, isIndexed, path } of site.pages) {
    // Pages with the same canonical address share an entry and its date.
    if (isIndexed && canonical !== '') dates.set(canonical, changes.get(path) ?? dates.get(canonical));
  }
  const entries = [...dates].map(([address, date]) =>
    [
      '  <url>',
      `    <loc>${escapeMarkup(address)}</loc>`,
      ...(date === undefined ? [] : [`    <lastmod>${date}</lastmod>`]),
      '    <changefreq>weekly</changefreq>',
      '    <priority>0.5</priority>',
      '  </url>',
    ].join('\n'),
  );
  addFile(
    site,
    SITEMAP,
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...entries,
      '</urlset>',
      '',
    ].join('\n'),
  );
  addFile(site, '/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress(site, SITEMAP)}\n`);
};

/** When each page last changed, by path. A page with several texts has the date of the latest change. */
async function lastChanges(site: BuiltSite): Promise<Map<string, string>> {
  const { allContent } = await site.query<Data>('{ allContent { nodes { path lastUpdated } } }');
  const changes = new Map<string, string>();
  for (const { path: address, lastUpdated } of allContent.nodes) {
    const path = address.replace(/#.*/, '');
    const known = changes.get(path);
    if (lastUpdated && (!known || Date.parse(lastUpdated) > Date.parse(known))) changes.set(path, lastUpdated);
  }
  return changes;
}
