/** Which characters a text has. */

const DIGIT = /\d/;
const LETTER = /\p{L}/u;
const LETTERS = /\p{L}/gu;
export const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const THREE_LETTERS = /\p{L}{3}/u;
const ONE_WORD = /^\P{L}*\p{L}+\P{L}*$/u;
const NO_DIGITS = /\D/g;
const SPACE = /\s+/g;
const TWO_LETTERS = /\p{L}{2}/u;
const FIRST_DIGIT = /^\d/;
const ACCENTS = /\p{M}/gu;
const MARKS_BEHIND = /[^\p{L}\p{N}]+$/u;
const OTHER_MARKS = /[^\p{L}\p{N}]+/gu;

/** Numbers, with the marks of thousands and decimals. */
export const FIGURES = /\d[\d.,]*/g;
/** What words are split at, where apostrophes and hyphens join them. */
export const BETWEEN_WORDS = /[^\p{L}\p{N}'’-]+/u;
/** Letters in a row. */
export const LETTER_RUNS = /\p{L}+/gu;
/** Letters and figures in a row, whatever joins words. */
export const LETTERS_AND_DIGITS = /[\p{L}\p{N}]+/gu;

/** Every word, with what an apostrophe or hyphen joins. */
export const WORDS = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

export function hasDigit(text: string): boolean {
  return DIGIT.test(text);
}

export function hasLetter(text: string): boolean {
  return LETTER.test(text);
}

export function hasLetterOrDigit(text: string): boolean {
  return LETTER_OR_DIGIT.test(text);
}

/** Whether it has three letters in a row, as the shortest word that says something. */
export function hasWord(text: string): boolean {
  return THREE_LETTERS.test(text);
}

/** Whether it is a single word, whatever is around its letters. */
export function isOneWord(text: string): boolean {
  return ONE_WORD.test(text);
}

export function letterCount(text: string): number {
  return text.match(LETTERS)?.length ?? 0;
}

export function digitsOf(text: string): string {
  return text.replace(NO_DIGITS, '');
}

/** One space where there are several, or a line break. */
export function singleSpaced(text: string): string {
  return text.replace(SPACE, ' ');
}

export function hasTwoLetters(text: string): boolean {
  return TWO_LETTERS.test(text);
}

export function startsWithDigit(text: string): boolean {
  return FIRST_DIGIT.test(text);
}

/** Without blanks and marks. */
export function lettersAndDigits(text: string): string {
  return text.replace(OTHER_MARKS, '');
}

/** Letters alone, without what stands above or below them. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '');
}

export function withoutMarksBehind(text: string): string {
  return text.replace(MARKS_BEHIND, '');
}

export function unspaced(text: string): string {
  return text.replace(SPACE, '');
}
