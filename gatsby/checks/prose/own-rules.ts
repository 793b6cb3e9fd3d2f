import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { fault } from '../messages';
import { nodesOf } from '../../mdx/tree';

/** What a link should not be called: out of its sentence, in a list of links, it says nothing. */
const SAYS_NOTHING = /^(click )?(here|this|link|this link|this page|read more|more)$/i;

/** The text of every link says where it leads. */
export function namedLinks(tree: Root, vfile: VFile): void {
  for (const link of [...nodesOf(tree, 'link'), ...nodesOf(tree, 'linkReference')]) {
    const text = toString(link).trim();
    if (SAYS_NOTHING.test(text)) fault(vfile, link, `The link "${text}" does not say where it leads.`, 'name the page');
  }
}

/** Words that are always written in one way, by the other ways to write them. */
export type Terms = Readonly<Record<string, string>>;

/** Words have the form that the list of terms gives them. */
export function consistentTerms(tree: Root, terms: Terms, vfile: VFile): void {
  const known = Object.entries(terms).map(([wrong, right]) => ({ wrong, right, pattern: wordPattern(wrong) }));
  for (const node of nodesOf(tree, 'text')) {
    const { start } = node.position ?? {};
    for (const { wrong, right, pattern } of known) {
      for (const { index } of node.value.matchAll(pattern)) {
        const line = (start?.line ?? 1) + node.value.slice(0, index).split('\n').length - 1;
        fault(vfile, undefined, `"${wrong}" is written "${right}" here.`, `write "${right}"`).line = line;
      }
    }
  }
}

const wordPattern = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d-])`, 'gu');
