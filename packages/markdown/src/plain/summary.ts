import type { Element, ElementContent, RootContent } from 'hast';

/** Number of characters of a description that search engines show. */
const LONGEST = 160;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Shortens a text to a description: as many sentences as fit, or as many words of the first sentence. */
export function summaryOf(text: string): string {
  if (text.length <= LONGEST) return text;
  return firstOf(sentences, text, LONGEST) || `${firstOf(words, text, LONGEST - 1).replace(/[\s\p{P}]+$/u, '')}…`;
}

/** The first segments of a text, with at most `most` characters in total. */
function firstOf(segmenter: Intl.Segmenter, text: string, most: number): string {
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.trimEnd().length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd();
}

/** What a section has no summary after: the next heading, or what a later paragraph would refer to. */
const END = /^(?:h[1-6]|[uod]l|table|blockquote)$/;

/**
 * The first sentence of a section, given what follows its heading: of its first paragraph without formulas, which are no plain text. Empty if it
 * starts with something else, such as a list or another heading.
 */
export function sectionSummary(following: readonly RootContent[]): string {
  for (const node of following) {
    if (node.type !== 'element') continue;
    if (END.test(node.tagName)) return '';
    const text = node.tagName === 'p' ? textOf(node)?.replace(/\s+/g, ' ').trim() : '';
    const [sentence] = sentences.segment(text ?? '');
    if (sentence) return summaryOf(sentence.segment.trim());
  }
  return '';
}

/** The text of a node without footnote marks; undefined if it contains a formula. */
function textOf(node: ElementContent): string | undefined {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isFootnoteMark(node)) return '';
  if ([node.properties.className ?? []].flat().includes('math-inline')) return undefined;
  const parts = node.children.map(textOf);
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** Whether an element is the number of a footnote in the text. */
export const isFootnoteMark = ({ tagName, children: [first] }: Element): boolean =>
  tagName === 'sup' && first?.type === 'element' && 'dataFootnoteRef' in first.properties;
