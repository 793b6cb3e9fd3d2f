/** Number of characters of a description that search engines show. */
const LONGEST = 160;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Shortens a text to a description: as many sentences as fit, or as many words of the first sentence. */
export function summaryOf(text: string): string {
  if (text.length <= LONGEST) return text;
  return firstOf(sentences, text, LONGEST) || `${firstOf(words, text, LONGEST - 1).replace(/[\s\p{P}]+$/u, '')}…`;
}

/** The first sentence of a text as a description. */
export const firstSentenceOf = (text: string): string => {
  const [sentence] = sentences.segment(text);
  return summaryOf(sentence?.segment.trim() ?? '');
};

/** The first segments of a text, with at most `most` characters in total. */
function firstOf(segmenter: Intl.Segmenter, text: string, most: number): string {
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.trimEnd().length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd();
}
