// The links of the built site to other hosts, with the pages that contain them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { parse } from 'yaml';
import { z } from 'zod';

/** Reserved host for examples, as in content/site.yml: no server responds there. */
const PLACEHOLDER = /(^|\.)example\.com$/;

const settings = z.object({ url: z.string(), uncheckedLinks: z.array(z.object({ link: z.string() })).default([]) });

/**
 * Every address on other hosts that the pages of `dist/` in `root` link to, without its hash, with these pages. Sorted and without duplicates.
 * @param {string} root
 */
export function findExternalLinks(root) {
  const { url, uncheckedLinks } = settings.parse(parse(readFileSync(join(root, 'content/site.yml'), 'utf8')));
  const unchecked = new Set(uncheckedLinks.map(({ link }) => link));
  const own = new URL(url).host;
  /** @type {Map<string, Set<string>>} */
  const links = new Map();
  for (const file of htmlFiles(join(root, 'dist'))) {
    for (const address of addressesIn(readFileSync(join(root, 'dist', file), 'utf8'))) {
      if (!/^(https?:)?\/\//i.test(address) || unchecked.has(address) || !URL.canParse(address, url)) continue;
      const link = new URL(address, url);
      if (link.host === own || PLACEHOLDER.test(link.hostname)) continue;
      link.hash = '';
      links.set(link.href, (links.get(link.href) ?? new Set()).add(file));
    }
  }
  return [...links].sort(([a], [b]) => (a < b ? -1 : 1)).map(([address, pages]) => ({ address, pages: [...pages] }));
}

/** @param {string} folder */
const htmlFiles = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();

/** @param {string} html */
const addressesIn = (html) =>
  DomUtils.getElementsByTagName('a', parseDocument(html)).flatMap(({ attribs }) => attribs['href'] ?? []);
