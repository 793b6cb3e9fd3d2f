import { separateLetters } from '@physics-editor/lib/search/unspaced';

const PREFIX = /\beditor\.(?=\w)|^this\.(?=\w)|^new (?=editor\.|[A-Z])/g;
const CALL = /(?<=^[\w.#:]+)\(.*$/;
/** A member, also assigned, or its component: `node.radius = 2`, `scene.gravity.y`. */
const MEMBER = /^(?:\w+\.)*?([a-z_]\w*)(?:\.|#|::)([a-z_]\w*)(?:\.[xy])?(?: ?=.*|;)?$/i;
/** The engine ignores symbols, and would find every word that begins with the letter. */
const LETTER_AND_SYMBOLS = /^\p{L}[^\p{L}\s]+$/u;

/**
 * The search terms for a query: names of the API are found as written in code (`editor.BodyNode`, `BodyNode#density`, `player.follow(node)`). If the
 * first entry finds nothing, try the next: a member may be inherited.
 */
export function searchTerms(query: string): readonly string[] {
  const words = query.trim().replace(/\s+/g, ' ').replace(PREFIX, '').replace(CALL, '');
  const [, owner, member] = MEMBER.exec(words) ?? [];
  if (owner && member) return [`${owner} ${member}`, member];
  return [LETTER_AND_SYMBOLS.test(words) ? `"${words}"` : separateLetters(words)];
}
