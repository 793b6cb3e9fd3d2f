import type { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types';

const DOLLAR = 36;
const BACKSLASH = 92;

/** ASCII letters, digits and the underscore, as in prices and variables. Other scripts may touch a formula: 速度$v$は. */
const isWordCode = (code: Code): boolean => code !== null && code >= 0 && /\w/.test(String.fromCharCode(code));
const isSpaceCode = (code: Code): boolean => code === null || code < 0 || code === 32;

/**
 * Matches a `$` that opens a formula, and any sequence of them. As in Pandoc, no space follows the opening `$` or precedes the closing one; as on
 * GitHub, no letter or digit precedes the former or follows the latter: `$5 and $10` and `$HOME:$PATH` are text.
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

/** Syntax extension that takes precedence over formulas and matches a `$` that is text. */
export const literalDollar: Extension = { text: { [DOLLAR]: { tokenize } } };
