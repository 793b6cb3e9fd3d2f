// Chinese and Japanese, which have no spaces between words. Each letter is a word of the search, so that any part of a sentence is found, whatever
// dictionary the browser has.
const LETTER = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]`;
const BETWEEN = new RegExp(`(?<=${LETTER})(?=${LETTER})`, 'gu');
const SPACE = new RegExp(`(?<=${LETTER}(?:</mark>)?) (?=(?:<mark>)?${LETTER})`, 'gu');

/** Separates the letters of scripts without spaces. */
export const separateLetters = (text: string): string => text.replace(BETWEEN, ' ');

/** The inverse of `separateLetters`, in text with `<mark>` elements. */
export const joinLetters = (text: string): string => text.replace(SPACE, '');
