import type { FoundPage, FoundPart } from './types';

/** A title without the parentheses of a method, which queries may omit. */
const nameOf = (title: string): string => title.replace(/\(\)$/, '');

/** How far a title is from the query: 0 if equal, 1 if equal ignoring case, otherwise 2. */
function distance(title: string, terms: string): number {
  if (nameOf(title) === terms) return 0;
  return nameOf(title).toLowerCase() === terms.toLowerCase() ? 1 : 2;
}

/** Whether a title has all words of the query, in any order, form and case. */
const hasAll = (title: string, terms: string): boolean => {
  const words = ` ${title.toLowerCase()}`;
  return terms
    .toLowerCase()
    .split(' ')
    .every((term) => words.includes(` ${term.replace(/(?<=...)(?:e|e?s|ed|ing)$/, '')}`));
};

const NAMED = 4;
const OTHER = 6;
const SCENE = 7;

/**
 * The rank of a page: first pages whose title equals the query (0, 1), then API pages with such a member (2, 3), then pages with a heading that,
 * with the title, has all its words (4; API pages 5 if there are several), then all others. Scenes come last.
 */
function placeOf({ title, section, parts }: FoundPage, terms: string): number {
  const whole = Math.min(
    distance(title, terms),
    ...parts.map((part) => distance(`${nameOf(title)} ${nameOf(part.title)}`, terms)),
  );
  if (section === 'Scene') return SCENE;
  if (whole < 2) return whole;
  const isNamed = hasAll(title, terms) || parts.some((part) => hasAll(`${title} ${part.title}`, terms));
  const members = section === 'API' ? parts.map((part) => 2 + distance(part.title, terms)) : [];
  // Several words are a question, which a guide answers better.
  const named = section === 'API' && terms.includes(' ') ? NAMED + 1 : NAMED;
  return Math.min(isNamed ? named : OTHER, ...members.filter((place) => place < NAMED));
}

/** Pages in the engine's order, but exact names first: the page with that title, then the class with such a member. */
export const rankPages = (pages: readonly FoundPage[], terms: string): FoundPage[] =>
  [...pages].sort((a, b) => placeOf(a, terms) - placeOf(b, terms));

/** Address of the best match among ranked pages: a heading if its name matches exactly and that of its page does not. */
export function bestOf([first]: readonly FoundPage[], terms: string): string {
  if (!first) return '';
  const [part] = first.parts;
  const names = [part?.title ?? '', `${nameOf(first.title)} ${nameOf(part?.title ?? '')}`];
  const isPart = part && distance(first.title, terms) === 2 && names.some((name) => distance(name, terms) < 2);
  return isPart ? part.href : first.href;
}

/** Parts of a page in their order, but exact matches first. */
export const rankParts = (parts: readonly FoundPart[], terms: string): FoundPart[] => {
  const member = terms.split(' ').at(-1) ?? terms;
  const placeOfPart = ({ title }: FoundPart) =>
    Math.min(distance(title, terms), distance(title, member), 2) + (hasAll(title, terms) ? 0 : 1);
  return [...parts].sort((a, b) => placeOfPart(a) - placeOfPart(b));
};
