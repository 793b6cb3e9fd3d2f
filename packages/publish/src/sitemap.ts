import { addFile } from './add-file';
import type { BuiltSite } from './built-site';
import { escapeMarkup } from '@physics-editor/lib/text/escape-markup';
import { siteAddress } from './site-address';

const SITEMAP = '/sitemap.xml';

/**
 * Writes a sitemap of the pages that search engines may show, with their last changes where these are known, and refers to it in robots.txt.
 * @param changes - dates by the paths of pages
 */
export function writeSitemap(site: BuiltSite, changes: ReadonlyMap<string, string>): void {
  const dates = new Map<string, string | undefined>();
  for (const { canonical, isIndexed, path } of site.pages) {
    // Pages with the same canonical address share an entry and its date.
    if (isIndexed && canonical !== '') dates.set(canonical, changes.get(path) ?? dates.get(canonical));
  }
  const entries = [...dates].flatMap(([address, date]) => [
    '  <url>',
    `    <loc>${escapeMarkup(address)}</loc>`,
    ...(date === undefined ? [] : [`    <lastmod>${date}</lastmod>`]),
    '    <changefreq>weekly</changefreq>',
    '    <priority>0.5</priority>',
    '  </url>',
  ]);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
  ];
  addFile(site, SITEMAP, `${lines.join('\n')}\n`);
  addFile(site, '/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress(site, SITEMAP)}\n`);
}
