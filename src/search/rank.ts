import type { FoundPage, FoundPart } from './types';

/** A title as a name: a method is asked for with or without its parentheses. */
const nameOf = (title: string): string => title.replace(/\(\)$/, '');

/** How little a title is what was asked for: 0 if it is, to the letter; 1 but for the case; else 2. */
function distance(title: string, terms: string): number {
  if (nameOf(title) === terms) return 0;
  return nameOf(title).toLowerCase() === terms.toLowerCase() ? 1 : 2;
}

const OTHER = 4;

/**
 * The place of a page: first those whose title is what was asked for (0, 1), then those of the API with such a member (2, 3), then all others.
 * A heading elsewhere is words among words, and the engine weighs it.
 */
function placeOf({ title, section, parts }: FoundPage, terms: string): number {
  const whole = Math.min(
    distance(title, terms),
    ...parts.map((part) => distance(`${nameOf(title)} ${nameOf(part.title)}`, terms)),
  );
  if (whole < 2) return whole;
  return section === 'API' ? Math.min(OTHER, ...parts.map((part) => 2 + distance(part.title, terms))) : OTHER;
}

/** Pages in the order of an engine, but exact names first: the page of that title, then the class with a member of that name. */
export const rankPages = (pages: readonly FoundPage[], terms: string): FoundPage[] =>
  [...pages].sort((a, b) => placeOf(a, terms) - placeOf(b, terms));

/** Address of what is most likely meant, of pages that are ranked: a heading if its name is exact and that of its page is not. */
export function bestOf([first]: readonly FoundPage[], terms: string): string {
  if (!first) return '';
  const [part] = first.parts;
  const names = [part?.title ?? '', `${nameOf(first.title)} ${nameOf(part?.title ?? '')}`];
  const isPart = part && distance(first.title, terms) === 2 && names.some((name) => distance(name, terms) < 2);
  return isPart ? part.href : first.href;
}

/** Parts of a page in their order, but one that is exactly what was asked for first. */
export const rankParts = (parts: readonly FoundPart[], terms: string): FoundPart[] => {
  const member = terms.split(' ').at(-1) ?? terms;
  const placeOfPart = ({ title }: FoundPart) => Math.min(distance(title, terms), distance(title, member));
  return [...parts].sort((a, b) => placeOfPart(a) - placeOfPart(b));
};
