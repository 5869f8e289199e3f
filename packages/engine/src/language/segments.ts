import { WORDS } from './characters.ts';

/** Letters of the scripts whose words follow each other without a space, as a part of a regular expression. */
export const UNSPACED_LETTER = String.raw`[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]&&\p{L}]`;
/** A letter beside which a word goes on; a figure may follow the others, and those of Korean, without a space. */
export const SPACED_LETTER = String.raw`(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Hang}])\p{L}`;
const UNSPACED = new RegExp(UNSPACED_LETTER, 'v');

/** Its dictionaries go by the script, whatever the language. */
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Whether a text has letters of a script that writes no spaces between words. */
export function hasUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/** Where the words of a text begin and end that has such letters: each place is the first character of a segment. */
export function segmentStarts(text: string): ReadonlySet<number> {
  return new Set(Array.from(segmenter.segment(text), ({ index }) => index));
}

/** From the first letter or figure of a word to the blank after it. */
const WRITTEN_WORD = /[\p{L}\p{N}]\S*/gu;

/** Japanese particles and endings, which belong to the word before as the endings of other languages do. */
const ENDING = /^\p{sc=Hira}{1,3}$/u;

/** How many words a text has, in any script. */
export function countWords(text: string): number {
  if (hasUnspaced(text)) return wordsOf(text).filter((word) => !ENDING.test(word)).length;
  let words = 0;
  WRITTEN_WORD.lastIndex = 0;
  while (WRITTEN_WORD.test(text)) words++;
  return words;
}

/** The words of a text in any script, with what an apostrophe or hyphen joins. */
export function wordsOf(text: string): string[] {
  if (!hasUnspaced(text)) return text.match(WORDS) ?? [];
  return Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  );
}
