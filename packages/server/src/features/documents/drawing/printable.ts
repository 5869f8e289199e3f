import { EAST_ASIAN, HAS_EAST_ASIAN } from './east-asian.ts';

/** Line breaks, tabs, controls, bidirectional marks, halves of surrogate pairs, invisible joiners. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Bidi_Control}\u200b-\u200d\u2060\ufeff]|\p{Variation_Selector}/gu;
/** Emoji, which the fonts of a document lack. Symbols that are also letters stay. */
const EMOJI =
  /(?![\d#*©®™↔↕✓✔✗✘☆★→←↑↓])\p{Extended_Pictographic}|[\p{Emoji_Modifier}\p{Regional_Indicator}]|\u20e3|[\u{e0000}-\u{e007f}]/gu;
/** Scripts that no embedded font has, and rare letters and forms of those that one has. */
const UNDRAWABLE =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]|[\u1100-\u11ff\u2e80-\u2fff\u3130-\u4dff\ua000-\uabff\ud7b0-\ufeff\uff5f-\uffdf]|[\u{10000}-\u{10ffff}]/gu;
/** Letters that only a font of the machine has, if it has none. */
const WITHOUT_FONT = HAS_EAST_ASIAN ? /(?!)/g : new RegExp(EAST_ASIAN, 'gu');
/** More than two accents on one letter. */
const PILED_MARKS = /(?<=\p{M}{2})\p{M}+/gu;
/** Stands for a letter that no embedded font has. */
export const BLANK = '\u25a1';
/** One box per run is enough to show that something was there. */
const BLANKS = /\u25a1{2,}/g;

/**
 * Text of a page as a document can draw it: one line, no controls, no emoji, at most two accents per letter, and a
 * box for scripts that the embedded fonts lack.
 */
export function printable(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(EMOJI, '')
    .replace(INVISIBLE, '')
    .replace(PILED_MARKS, '')
    .replace(UNDRAWABLE, BLANK)
    .replace(WITHOUT_FONT, BLANK)
    .replace(BLANKS, BLANK)
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The same, cut to a length. */
export function printableUpTo(text: string, characters: number): string {
  const line = printable(text);
  return line.length <= characters ? line : `${line.slice(0, characters - 1).trimEnd()}…`;
}

const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const LTR = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

export function hasRightToLeft(text: string): boolean {
  return RTL.test(text);
}

/** True if the first letter of a text is from a right-to-left script. */
export function isRightToLeft(text: string): boolean {
  const first = [...text].find((character) => RTL.test(character) || LTR.test(character));
  return first !== undefined && RTL.test(first);
}

/** An address that a document may link to; null for any other. */
export function linkTarget(url: string): string | null {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? new URL(url).href : null;
}
