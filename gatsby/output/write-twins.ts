import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { twinPath } from '../../src/lib/markdown-twin';
import type { BuiltSite } from './built-site';
import { markdownPages } from './markdown-pages';
import { siteAddress } from './site-address';

/** Writes the Markdown twin of every page that is a text: `docs/faq.md` beside `docs/faq.html`. Its last line is the page's address. */
export async function writeTwins(site: BuiltSite): Promise<void> {
  for await (const { path, markdown } of markdownPages(site)) {
    const text = `${markdown}\n\n---\n\nSource: ${siteAddress(site, path)}\n`;
    writeFileSync(join(site.folder, twinPath(path)), text);
  }
}
