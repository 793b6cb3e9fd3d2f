const EMOJI = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]`;

/** A selector after an emoji or in a keycap, or a joiner between two emoji: they are visible by their effect. */
const IN_EMOJI = String.raw`(?<=${EMOJI})[\uFE0E\uFE0F]|\uFE0F(?=\u20E3)|(?<=${EMOJI}\uFE0F?)\u200D(?=${EMOJI})`;

/** Invisible characters other than control characters; U+2800 is the empty braille pattern. */
export const HIDDEN = new RegExp(String.raw`(?!${IN_EMOJI})\p{Default_Ignorable_Code_Point}|\u2800`, 'u');

const HIDDEN_OR_CONTROL = new RegExp(String.raw`${HIDDEN.source}|\p{C}|\p{Zl}|\p{Zp}`, 'gu');

/** A code point as it is usually written: `U+202E`. */
export const codePointName = (code: number): string => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

/** The longest part of a text that is quoted, in UTF-16 code units. */
const QUOTED = 40;

/** Quotes a text from anyone in a sentence: cut, with invisible characters as `U+202E`, and without an effect on the direction of the rest. */
export function quoted(text: string): string {
  const cut = text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
  const shown = cut.replace(HIDDEN_OR_CONTROL, (character) => codePointName(character.codePointAt(0) ?? 0));
  return /^[ -~…]*$/.test(shown) ? `"${shown}"` : `"\u2068${shown}\u2069"`;
}
