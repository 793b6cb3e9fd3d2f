import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltSite, MadePage } from '../built-site';
import { addPolicy } from '../hosting/content-policy';
import { flatName, publicFile, publicPages } from './copy-public';
import { scanPage, type PageFacts } from './scan-page';

/** Rewrites the HTML of one page independently of the others. `file` is its path below the site's folder. Throws if the page is not as expected. */
export type PageStep = (html: string, file: string) => string;

/** How the pages of a site are rewritten, and given a policy, which contains the hashes of the scripts that then remain. */
export interface PageRewriting {
  /** Changes with everything that pages are rewritten with. */
  readonly key: string;
  readonly rewrite: PageStep;
  readonly policyOf: (facts: PageFacts) => string;
}

/** In every page of Gatsby's; pages from `static/` stay unchanged. */
const GATSBY = 'id="___gatsby"';

/** The address of a page, without the path prefix, by its file below the site's folder. */
export const pathOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/**
 * Creates what rewrites pages, from Gatsby's public/ into the site's folder, one at a time; what the previous site made from the same is taken over.
 * @param refer - is given each page, which may refer to files
 */
export function pageRewriter(
  { root, folder, previous }: Pick<BuiltSite, 'root' | 'folder' | 'previous'>,
  rewriting: PageRewriting,
  refer: (html: string) => void,
) {
  const known = new Map<string, string>();
  const pages = new Map<string, MadePage>();

  /** Rewrites the page at this path in public/. */
  const take = (path: string): void => {
    const file = flatName(path);
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    // The digest of bytes takes a twentieth of the time of that of a text.
    const bytes = readFileSync(publicFile(root, path));
    const source = createHash('sha256').update(rewriting.key).update(bytes).digest('hex');
    const html = bytes.toString();
    // HTML contains none, so the text was damaged earlier.
    if (html.includes('\0')) throw new Error(`The page ${file} has a NUL byte.`);
    refer(html);
    const last = previous?.pages.get(file);
    let facts: PageFacts;
    if (previous && last?.source === source) {
      copyFileSync(join(previous.folder, file), target);
      facts = last;
    } else if (html.includes(GATSBY)) {
      facts = rewritePage(html, target, file, rewriting);
    } else {
      writeFileSync(target, bytes);
      facts = scanPage(html);
    }
    pages.set(file, { ...detached(facts, known), file, path: pathOf(file), source });
  };

  return {
    take,
    /** Rewrites the pages that are left, and returns what is known of all, in file order. */
    finish: (): MadePage[] =>
      publicPages(root).flatMap(([file, path]) => {
        if (!pages.has(file)) take(path);
        return pages.get(file) ?? [];
      }),
  };
}

/**
 * Copies the facts of a page, to be stored with those of thousands of others: a substring keeps its whole text in memory. Strings that several pages
 * share are stored once, in `known`.
 */
function detached({ ids, addresses, ...facts }: PageFacts, known: Map<string, string>): PageFacts {
  const shared = (text: string): string => {
    const first = known.get(text) ?? structuredClone(text);
    known.set(first, first);
    return first;
  };
  return { ...structuredClone(facts), ids: ids.map(shared), addresses: addresses.map(shared) };
}

function rewritePage(before: string, target: string, file: string, { rewrite, policyOf }: PageRewriting): PageFacts {
  const rewritten = rewrite(before, file);
  const facts = scanPage(rewritten);
  const after = addPolicy(rewritten, policyOf(facts));
  writeFileSync(target, after);
  // The policy is in the head, before all articles.
  const added = after.length - rewritten.length;
  const articles = facts.articles.map(({ id, start, end }) => ({ id, start: start + added, end: end + added }));
  return { ...facts, articles };
}
