import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alternatePath } from '../../../src/lib/page-files';
import type { BuiltSite } from '../built-site';
import { markdownPages, type MarkdownPage } from './markdown-pages';
import { siteAddress } from '../site-address';

/** Writes the Markdown alternate of every page with a text: `docs/faq.md` beside `docs/faq.html`. */
export async function writeAlternates(site: BuiltSite): Promise<void> {
  for await (const page of markdownPages(site))
    writeFileSync(join(site.folder, alternatePath(page.path)), alternateOf(page, site));
}

/** The text of an alternate, with the page's address as its last line. */
export const alternateOf = ({ path, markdown }: MarkdownPage, site: Parameters<typeof siteAddress>[0]): string =>
  `${markdown}\n\n---\n\nSource: ${siteAddress(site, path)}\n`;
