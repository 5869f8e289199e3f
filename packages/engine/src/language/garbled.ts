import { languageOf } from './text-language.ts';

/** Letters of one encoding read in another. */
const MISREAD = /â€|Ã[\u0080-\u00BF]|Â[\u0080-\u00BF]|\uFFFD/u;
/** A full stop, and the word before and after it: abbreviations are short. */
const INNER_STOP = /(?<!\p{L})\p{L}{4,}[.!?]\s+(?=(\p{L}))/gu;
const SHUFFLED_LETTERS = 80;
const CLOSING = new Set('.!?:;…)"”»');
/** A capital inside a word that begins small, as in "ugSineatr" and "iPhone". */
const TURNED_WORD = /(?<![\p{L}\p{N}])(\p{Ll}+)\p{Lu}\p{Ll}*(?![\p{L}\p{N}])/gu;
/** Names begin with a single small letter at most; so many other words have their letters shuffled. */
const TURNED_WORDS = 2;
/** A single text may begin in the middle of a sentence. */
const TORN_TEXTS = 2;
/** Shorter texts are often names, which are in no language. */
const TELLING_LETTERS = 40;

/** Which of the texts of a page can't be read: in the wrong encoding, or with their words or letters shuffled. */
export function garbledAmong(texts: readonly string[]): (text: string) => boolean {
  const isTurned = hasTurnedWords(texts) ? turns : () => false;
  const isTorn = texts.filter(tears).length >= TORN_TEXTS ? tears : () => false;
  return (text) => MISREAD.test(text) || isShuffled(text) || isTurned(text) || isTorn(text);
}

/** Whether the letters of words were shuffled, so that capitals came to lie inside. */
function hasTurnedWords(texts: readonly string[]): boolean {
  const turned = texts.flatMap((text) =>
    [...text.matchAll(TURNED_WORD)].flatMap(([word, start = '']) =>
      start.length > 1 ? [word.toLowerCase()] : [],
    ),
  );
  return new Set(turned).size >= TURNED_WORDS;
}

/** Of a page with such words: whether the text has one, or is in no language. */
function turns(text: string): boolean {
  return text.search(TURNED_WORD) >= 0 || (text.length >= TELLING_LETTERS && languageOf(text) === null);
}

/** Whether sentences go on in small letters after most of their full stops, as words in no order do, and no single name. */
function isShuffled(text: string): boolean {
  const next = [...text.matchAll(INNER_STOP)].map(([, letter = '']) => letter);
  const small = next.filter((letter) => letter !== letter.toUpperCase()).length;
  return text.length >= SHUFFLED_LETTERS && small > 1 && small > next.length / 2;
}

/** Whether a text begins small and ends without a stop, though it has one inside: its first word and its last are elsewhere. */
function tears(text: string): boolean {
  const [first = ''] = text;
  const isTorn = first !== first.toUpperCase() && !CLOSING.has(text.at(-1) ?? '');
  return isTorn && text.length >= TELLING_LETTERS && text.search(INNER_STOP) > 0;
}
