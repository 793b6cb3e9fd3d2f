import { joinLetters } from '@physics-editor/lib/search/unspaced';
import type { Stretch } from './types';

/** Converts Pagefind's excerpt to text: it has `<mark>` elements around matches and angle brackets as entities. */
export const readExcerpt = (excerpt: string): Stretch[] =>
  joinLetters(excerpt)
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({
      text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      isMatch: index % 2 === 1,
    }))
    .filter(({ text }) => text !== '');

/** Removes the title at the start of an excerpt, and the full stop that Pagefind adds to it. */
export function dropTitle(excerpt: readonly Stretch[], title: string): Stretch[] {
  const start = `${title}. `;
  const isAtStart = excerpt
    .map(({ text }) => text)
    .join('')
    .startsWith(start);
  let left = isAtStart ? start.length : 0;
  return excerpt
    .map(({ text, isMatch }) => {
      const rest = text.slice(left);
      left -= text.length - rest.length;
      return { text: rest, isMatch };
    })
    .filter(({ text }) => text !== '');
}

/** A title with the words of the query marked, ignoring case. */
export function markWords(title: string, terms: string): Stretch[] {
  const words = terms.split(/[\s"]+/).filter((word) => word.length > 1);
  if (words.length === 0) return [{ text: title, isMatch: false }];
  // Longest first: of "node" and "nodes", the latter is marked as a whole.
  const pattern = words.sort((a, b) => b.length - a.length).map((word) => word.replace(/[^\w\s]/g, '\\$&'));
  return title
    .split(new RegExp(`(${pattern.join('|')})`, 'i'))
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
