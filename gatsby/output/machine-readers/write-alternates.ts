import { alternatePath } from '@physics-editor/lib/page-files';
import { addFile } from '@physics-editor/publish/add-file';
import type { SiteOutput } from '../site-build';
import { markdownPages, type MarkdownPage } from './markdown-pages';
import { siteAddress } from '@physics-editor/publish/site-address';

/** The not-found page for hosts that answer `Accept: text/markdown`. */
const NOT_FOUND = '/404';

/** Writes the Markdown alternate of every page with a text: `docs/faq.md` beside `docs/faq.html`. */
export async function writeAlternates(site: SiteOutput): Promise<void> {
  const pages = siteAddress(site, '/llms.txt');
  addFile(
    site,
    alternatePath(NOT_FOUND),
    `# Page not found\n\nThis site has no page at this address. All pages are listed in <${pages}>.\n`,
  );
  for await (const page of markdownPages(site)) addFile(site, alternatePath(page.path), alternateOf(page, site));
}

/** The text of an alternate, with the page's address as its last line. */
export const alternateOf = ({ path, markdown }: MarkdownPage, site: Parameters<typeof siteAddress>[0]): string =>
  `${markdown}\n\n---\n\nSource: ${siteAddress(site, path)}\n`;
