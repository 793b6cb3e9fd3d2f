/** As long as search engines show a description. */
const LONGEST = 160;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** A text as a description: its first sentences, as many as fit, or as many words of the first one. */
export function summaryOf(text: string): string {
  if (text.length <= LONGEST) return text;
  return firstOf(sentences, text, LONGEST) || `${firstOf(words, text, LONGEST - 1).replace(/[\s\p{P}]+$/u, '')}…`;
}

/** The first segments of a text that are not longer than `most` together. */
function firstOf(segmenter: Intl.Segmenter, text: string, most: number): string {
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.trimEnd().length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd();
}
