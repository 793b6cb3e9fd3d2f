import { distance } from 'fastest-levenshtein';

/** American spellings and their British forms, which are used if they are words of the index. */
const BRITISH: readonly (readonly [american: RegExp, british: string])[] = [
  [/(?<=...)or/, 'our'],
  [/er(?=s?$)/, 're'],
  [/(?<=[iy])z(?=e|ing|ation)/, 's'],
  [/(?<=gr)ay/, 'ey'],
];
/** Endings that the engine ignores, roughly: as in `stops`, `stopping` and `bodies`. */
const ENDING = /^.?(?:e?[sdr]|ing|ly)$/;
const CORRECTABLE = /^\p{L}{4,}$/u;

/** Returns the spellings of terms to search for; none if a term is in no page. */
export type Speller = (terms: string) => readonly string[];

/** The form in which the engine knows a word. */
const keyOf = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const withoutEszett = (word: string): string => word.replaceAll('ß', 'ss');

/**
 * Creates a speller for the `words` of an index, the most frequent first. It returns the terms as typed and in British spelling; a word that is
 * unknown in both is replaced by the most similar one, if at most two letters differ.
 */
export function createSpeller(words: readonly string[]): Speller {
  const isKnown = (term: string) =>
    words.some((word) => {
      const root = word.replace(/[ey]$/, '');
      return word.startsWith(term) || (term.startsWith(root) && ENDING.test(term.slice(root.length)));
    });
  const nearest = (term: string) =>
    (term.length > 4 ? [0, 1, 2] : [0, 1])
      .map((difference) => words.find((word) => distance(withoutEszett(term), withoutEszett(word)) === difference))
      .find((word) => word !== undefined);

  const formsOf = (typed: string): string[] => {
    const term = keyOf(typed);
    const british = BRITISH.reduce((form, [pattern, replacement]) => form.replace(pattern, replacement), term);
    const forms = [
      ...(!CORRECTABLE.test(term) || isKnown(term) ? [typed] : []),
      ...(british !== term && isKnown(british) ? [british] : []),
    ];
    if (forms.length > 0) return forms;
    // The engine searches for the longest word that a term begins with, if it does not know the term.
    const isLonger = words.some((word) => CORRECTABLE.test(word) && term.startsWith(word));
    return [nearest(term) ?? (isLonger ? typed : [])].flat();
  };

  return (terms) => {
    const forms = terms.split(' ').map(formsOf);
    if (forms.some(({ length }) => length === 0)) return [];
    return [...new Set([0, -1].map((at) => forms.map((each) => each.at(at)).join(' ')))];
  };
}
