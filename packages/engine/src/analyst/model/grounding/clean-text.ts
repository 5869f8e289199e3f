import { LETTERS_AND_DIGITS } from '../../../language/characters.ts';

/** Characters that are not seen: zero-width, direction, tags, soft hyphens, variation selectors, controls. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** One line of what a reader sees. */
export function visibleLine(text: string): string {
  return text
    .replace(/[\r\n\t\u2028\u2029]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** For comparison: compatibility forms folded, quotation marks and dashes alike, lower case. */
export function comparable(text: string): string {
  return visibleLine(text)
    .normalize('NFKC')
    .replace(/[’‘‛`´]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** Words without punctuation, for comparison of runs of words. */
export function wordsOf(text: string): string[] {
  return comparable(text).match(LETTERS_AND_DIGITS) ?? [];
}
