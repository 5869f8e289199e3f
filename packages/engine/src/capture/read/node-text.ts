import type { SnapshotNode } from '../snapshot.ts';

/** Elements whose text is code, not words; structured data excepted. */
const CODE_TAGS = new Set(['script', 'style', 'noscript', 'template']);

/** Characters kept of one text; a page of a book has 3,000. */
const MAX_TEXT = 50_000;
const MAX_DATA = 500_000;
/** Characters kept of a text without spaces, so that no reader meets a word of a million letters. */
const MAX_WORD = 2_000;

/** Characters that turn the direction of the text after them, even beyond a quotation, or have no width at all. */
const HIDDEN_MARKS = /[\u061c\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Marks over and under one letter, which pile up over what else is on the screen: three that any letter takes, as
 * Vietnamese and Arabic do, and six in all, as Burmese and Tibetan do. What joins letters invisibly ends no pile.
 */
const PILES = [
  /((?:[\p{M}&&\p{Script=Inherited}]\p{Cf}*){3})(?:[\p{M}&&\p{Script=Inherited}]\p{Cf}*)+/gv,
  /((?:\p{M}\p{Cf}*){6})(?:\p{M}\p{Cf}*)+/gv,
];

/** A text that keeps to its line: its letters in the order that they have by themselves, none with a pile of marks. */
export function contained(text: string): string {
  // Nearly every text ends here: none of these characters come before U+0300.
  if (!/[\u0300-\uffff]/.test(text)) return text;
  return PILES.reduce((kept, pile) => kept.replace(pile, '$1'), text.replace(HIDDEN_MARKS, ''));
}

/** The words of a text node: none if it is code, and no more than a page for people has. */
export function wordsOfNode(text: string, parent: SnapshotNode | undefined): string {
  if (parent === undefined || !CODE_TAGS.has(parent.tag)) return readable(text);
  return parent.attributes.type?.toLowerCase().includes('json') ? text.slice(0, MAX_DATA) : '';
}

/** A text, cut at a length that nobody reads. */
export function readable(text: string): string {
  const kept = contained(text.slice(0, MAX_TEXT));
  return kept.length <= MAX_WORD ? kept : kept.replace(/\S+/g, (word) => word.slice(0, MAX_WORD));
}
