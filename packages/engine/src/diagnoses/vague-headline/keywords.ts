import { foldLetters, partsOf } from '../../language/tokens.ts';

/** A word that carries meaning. */
export interface Keyword {
  /** In small letters. */
  word: string;
  /** Whether a text, in small letters, contains it or a form of it. */
  isIn(text: string): boolean;
}

/** Scripts without spaces between words. */
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const JOINED_RUN = new RegExp(`${JOINED.source}+`, 'gu');
/** Two of these alone are endings and little words. */
const LITTLE = /^\p{Script=Hiragana}+$/u;
/** The first two syllables of a Korean word are its own. */
const KOREAN = /^\p{Script=Hangul}{2}/u;
const LETTER = /[\p{L}\p{N}]/u;
/** Shorter words are little words in most languages, unless they are abbreviations. */
const LEAST_LETTERS = 4;
/** A form of a word differs in its last letters; so many at the start are its own. */
const STEM = { least: 4, most: 7, ending: 2 };

/** Letters and digits alone, for comparing names. */
export function keyOf(text: string): string {
  return partsOf(foldLetters(text).normalize('NFKC'))
    .filter((part) => LETTER.test(part))
    .join('');
}

/** The words of a text that may name something; pairs of characters in scripts that don’t part words. */
export function keywordsOf(text: string): Keyword[] {
  const pairs = (text.match(JOINED_RUN) ?? []).flatMap(pairsOf).filter((pair) => !LITTLE.test(pair));
  const words = partsOf(text).flatMap((part) => {
    if (JOINED.test(part)) return [];
    const korean = KOREAN.exec(part);
    if (korean) return [korean[0]];
    const isAbbreviation = part.length === LEAST_LETTERS - 1 && part === part.toUpperCase();
    return /^\p{L}/u.test(part) && (part.length >= LEAST_LETTERS || isAbbreviation)
      ? [foldLetters(part)]
      : [];
  });
  return [...new Set([...pairs, ...words])].map(keyword);
}

function pairsOf(part: string): string[] {
  const letters = [...part];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

function keyword(word: string): Keyword {
  const length = Math.max(STEM.least, Math.min(STEM.most, word.length - STEM.ending));
  const stem = word.slice(0, length);
  return { word, isIn: (text) => (stem.length > STEM.least ? text.includes(stem) : begins(text, stem)) };
}

/** A short stem stands in the middle of many words. */
function begins(text: string, stem: string): boolean {
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
    if (!LETTER.test(text.charAt(at - 1)) || JOINED.test(stem)) return true;
  }
  return false;
}

/** How many words a line has, with little ones. */
export function wordCount(text: string): number {
  return text.split(' ').filter((word) => word.trim() !== '').length;
}
