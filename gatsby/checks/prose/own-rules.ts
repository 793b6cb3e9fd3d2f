import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fault } from '../messages';

/** What a link should not be called: out of its sentence, in a list of links, it says nothing. */
const SAYS_NOTHING = /^(click )?(here|this|link|this link|this page|read more|more)$/i;

/** The text of every link says where it leads. */
export function namedLinks(tree: Root, vfile: VFile): void {
  visit(tree, ['link', 'linkReference'] as const, (link) => {
    const text = toString(link).trim();
    if (SAYS_NOTHING.test(text)) fault(vfile, link, `The link "${text}" does not say where it leads.`, 'name the page');
  });
}

/** Words that are always written in one way, by the other ways to write them. */
export type Terms = Readonly<Record<string, string>>;

/** Words have the form that the list of terms gives them. */
export function consistentTerms(tree: Root, terms: Terms, vfile: VFile): void {
  const known = Object.entries(terms).map(([wrong, right]) => ({ wrong, right, pattern: wordPattern(wrong) }));
  visit(tree, 'text', ({ value, position }) => {
    for (const { wrong, right, pattern } of known) {
      for (const { index } of value.matchAll(pattern)) {
        const line = (position?.start.line ?? 1) + value.slice(0, index).split('\n').length - 1;
        fault(vfile, undefined, `"${wrong}" is written "${right}" here.`, `write "${right}"`).line = line;
      }
    }
  });
}

const wordPattern = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d-])`, 'gu');
