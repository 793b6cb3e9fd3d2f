import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fault } from '@physics-editor/lib/content/messages';

/** Link texts that mean nothing without their sentence, as in a screen reader's list of links. */
const MEANINGLESS = /^(click )?(here|this|link|this link|this page|read more|more)$/i;

/** Reports links whose text does not name their target. */
export function namedLinks(tree: Root, vfile: VFile): void {
  visit(tree, ['link', 'linkReference'] as const, (link) => {
    const text = toString(link).trim();
    if (MEANINGLESS.test(text)) fault(vfile, link, `The link "${text}" does not say where it leads.`, 'name the page');
  });
}

/** Preferred forms of terms, by the forms to avoid. */
export type Terms = Readonly<Record<string, string>>;

/** Reports terms that are not in their preferred form. */
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
