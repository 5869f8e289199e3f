import type { SnapshotNode } from './snapshot.ts';

/** Elements whose text is code, not words; structured data excepted. */
const CODE_TAGS = new Set(['script', 'style', 'noscript', 'template']);

/** Characters kept of one text: a page of a book has 3,000. */
const MAX_TEXT = 50_000;
const MAX_DATA = 500_000;
/** Characters kept of what has no blank in it; whatever reads words must not meet one of a million letters. */
const MAX_WORD = 2_000;

/** The words of a text node: none where it is code, and no more of it than a page that is made for people has. */
export function wordsOfNode(text: string, parent: SnapshotNode | undefined): string {
  if (parent === undefined || !CODE_TAGS.has(parent.tag)) return readable(text);
  return /json/i.test(parent.attributes.type ?? '') ? text.slice(0, MAX_DATA) : '';
}

/** A text, cut where no person would read on. */
export function readable(text: string): string {
  if (text.length <= MAX_WORD) return text;
  return text.slice(0, MAX_TEXT).replace(/\S+/g, (word) => word.slice(0, MAX_WORD));
}
