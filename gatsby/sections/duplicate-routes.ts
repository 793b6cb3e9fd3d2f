import type { Page } from 'gatsby';
import { shownPath, type ContentFiles } from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';
import { checkFrontMatter, heldBack, publication, slug } from '@physics-editor/markdown/checks/front-matter';
import { isDevelop } from '@physics-editor/lib/build/is-develop';
import { contentId, contentPath } from '@physics-editor/lib/content/address';

/** A page that a section requests. */
export type WantedPage = Page<unknown>;

/** The front matter that a page's address depends on. */
const addressFields = publication.extend({ slug: slug.optional() });

/**
 * Files that get no page, each with a warning for the writer: `builtIn` pages of the site, by address, come before those of files; of files with the
 * same id (`faq.md`, `faq.mdx`, `faq/index.mdx`) or address, the first by name is the page. Capitals make no difference, as for many hosts and disks.
 * What a build leaves out does not count in it.
 */
export function excludedFiles(files: ContentFiles, builtIn: ReadonlyMap<string, string>): Map<string, Fault> {
  const owners = new Map(builtIn);
  const excluded = new Map<string, Fault>();
  for (const file of files.texts('')) {
    const checked = checkFrontMatter(files.read(file), shownPath(file), addressFields);
    if (checked.ok && heldBack(checked.value) && !isDevelop()) continue;
    const ownSlug = checked.ok ? checked.value.slug : undefined;
    // Another file with the id has the address of this one without its slug.
    const [id, path] = [contentPath(file), contentPath(file, ownSlug)];
    const sameId = owners.get(`id:${contentId(file).toLowerCase()}`);
    const owner = sameId ?? owners.get(path.toLowerCase());
    if (owner === undefined) {
      owners.set(`id:${contentId(file).toLowerCase()}`, shownPath(file)).set(path.toLowerCase(), shownPath(file));
      continue;
    }
    const place = checked.ok && !sameId && ownSlug !== undefined ? checked.positionOf(['slug']) : { line: 1 };
    const message = `The address ${sameId ? id : path} is taken by ${owner}, so this page is left out.`;
    const hint = sameId ? 'rename one of the two files' : 'rename the file, or give one of the two another "slug"';
    excluded.set(file, { file: shownPath(file), ...place, message, hint });
  }
  return excluded;
}
