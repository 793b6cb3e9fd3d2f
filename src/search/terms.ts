import { separateLetters } from '@physics-editor/lib/search/unspaced';

const PREFIX = /\beditor\.(?=\w)|^this\.(?=\w)|^new (?=editor\.|[A-Z])/g;
const CALL = /(?<=^[\w.#:]+)\(.*$/;
/** A member, also assigned, or its component: `node.radius = 2`, `scene.gravity.y`. */
const MEMBER = /^(?:\w+\.)*?([a-z_]\w*)(?:\.|#|::)([a-z_]\w*)(?:\.[xy])?(?: ?=.*|;)?$/i;
/** The engine ignores symbols, and would find every word that begins with the letter. */
const LETTER_AND_SYMBOLS = /^\p{L}[^\p{L}\s]+$/u;

/** Words of questions that say nothing of what is looked for. */
const FILLERS = new Set(
  'a an and are at can do does for from how i in is it my of on or that the there to what when where which who why with you your'.split(
    ' ',
  ),
);

/**
 * The searches for a query, to be tried in turn until one has an answer; those in a list are tried together. Names of the API are found as written in
 * code (`editor.BodyNode`, `BodyNode#density`, `player.follow(node)`); a member may be inherited, so it is tried alone. Of words, all are wanted,
 * else all but one, else any.
 */
export function searchTerms(query: string): readonly (readonly string[])[] {
  const typed = query.trim().replace(/\s+/g, ' ').replace(PREFIX, '').replace(CALL, '');
  const [, owner, member] = MEMBER.exec(typed) ?? [];
  if (owner && member) return [[`${owner} ${member}`], [member]];
  if (typed.includes('"')) return [[typed]];
  if (LETTER_AND_SYMBOLS.test(typed)) return [[`"${typed}"`]];
  const separated = separateLetters(typed);
  if (separated !== typed) return [[separated]];
  const all = typed.replace(/[?!,](?= |$)/g, '').split(' ');
  const telling = all.filter((word) => !FILLERS.has(word.toLowerCase()));
  const wanted = telling.length > 0 ? telling : all;
  const words = wanted.filter((word) => /[\p{L}\p{N}]{2}/u.test(word));
  const allButOne = words.map((left) => words.filter((word) => word !== left).join(' '));
  return [[wanted.join(' ')], ...(words.length > 2 ? [allButOne] : []), ...(words.length > 1 ? [words] : [])];
}
