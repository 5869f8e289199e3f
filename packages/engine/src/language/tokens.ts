import { hasUnspaced, UNSPACED_LETTER } from './segments.ts';

/** Where a part of a text begins and ends. */
export interface Place {
  start: number;
  end: number;
}

const PART = /\d+(?:[.,]\d+)*\+?|\p{L}[\p{L}\p{M}]*|[^\s\p{L}\p{N}]|\p{N}/gu;
/** The same where a text has letters of scripts without spaces, each of which is a part. */
const PART_OR_SIGN = new RegExp(
  [
    String.raw`\d+(?:[.,]\d+)*\+?`,
    String.raw`${UNSPACED_LETTER}\p{M}*`,
    String.raw`[\p{L}--${UNSPACED_LETTER}][[\p{L}\p{M}]--${UNSPACED_LETTER}]*`,
    String.raw`[^\s\p{L}\p{N}]`,
    String.raw`\p{N}`,
  ].join('|'),
  'gv',
);

/** Letters that are written in two ways, and the dot of "İ", which stays behind in lower case. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ș: 'ş', ț: 'ţ', ё: 'е' };

/**
 * Letters as phrases are compared: lower case, the Turkish "İ" and "ı" as a plain "i", since "I" is the capital of either,
 * and one cedilla for the two ways to write the Romanian "ș" and "ț", and the Russian "ё" as the "е" that most people type.
 */
export function foldLetters(text: string): string {
  return text.toLowerCase().replace(/[\u0307ıșțё]/g, (letter) => PLAIN[letter] ?? '');
}

function partIn(text: string): RegExp {
  return hasUnspaced(text) ? PART_OR_SIGN : PART;
}

/** The words, numbers and single marks of a normalized text, in the letters of the text. Linear. */
export function partsOf(text: string): string[] {
  return text.match(partIn(text)) ?? [];
}

/** Where each of the parts stands. Linear. */
export function placesOf(text: string): Place[] {
  return Array.from(text.matchAll(partIn(text)), ({ 0: part, index }) => ({
    start: index,
    end: index + part.length,
  }));
}
