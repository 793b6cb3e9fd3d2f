import type { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types';

const DOLLAR = 36;
const BACKSLASH = 92;

/** A letter or digit of prices and variables. Those of other scripts may touch a formula: 速度$v$は. */
const isWordCode = (code: Code): boolean => code !== null && code >= 0 && /\w/.test(String.fromCharCode(code));
const isSpaceCode = (code: Code): boolean => code === null || code < 0 || code === 32;

/**
 * Succeeds on one `$` that opens a formula, and on several. As in Pandoc, it has no space on its right, the one that closes has none on its
 * left, and as on GitHub both stand free of letters and digits: `$5 and $10` and `$HOME:$PATH` are text.
 */
const formula: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const before = this.previous;
    let last: Code = null;

    const opened: State = (code) => {
      if (code === DOLLAR) return ok(code);
      return isSpaceCode(code) ? nok(code) : inside(code);
    };
    const inside: State = (code) => {
      if (code === null || (code === DOLLAR && (last === BACKSLASH || isSpaceCode(last)))) return nok(code);
      effects.consume(code);
      last = code;
      return code === DOLLAR ? closed : inside;
    };
    const closed: State = (code) => (isWordCode(code) || code === DOLLAR ? nok(code) : ok(code));

    return (code) => {
      if (isWordCode(before)) return nok(code);
      effects.consume(code);
      return opened;
    };
  },
};

const tokenize: Tokenizer = (effects, ok, nok) => {
  const literal: State = (code) => {
    effects.enter('data');
    effects.consume(code);
    effects.exit('data');
    return ok;
  };
  return effects.check(formula, nok, literal);
};

/** Comes before the syntax of formulas and takes the `$` of prose from it. */
export const literalDollar: Extension = { text: { [DOLLAR]: { tokenize } } };
