import { z } from 'zod';
import { text } from './text.ts';

/** Characters of one answer, as text and again as structured content: about 4,000 tokens each. */
export const MAX_CHARACTERS = 16_000;

/** What of it a page of items may take; the rest is for what is said around them. */
const ITEM_CHARACTERS = 9_000;

export const cursorSchema = z.int().min(0).max(9_999).default(0).describe(text.fields.cursor);

export const pagingShape = {
  total: z.int().describe(text.fields.total),
  nextCursor: z.int().nullable().describe(text.fields.nextCursor),
};

export interface Page<Item> {
  items: Item[];
  total: number;
  nextCursor: number | null;
}

/** The items from the cursor on, as they are shown: at most so many, and fewer if the answer would become too long. */
export function pageOf<Item, Shown>(
  all: readonly Item[],
  show: (item: Item) => Shown,
  { cursor, most }: { cursor: number; most: number },
): Page<Shown> {
  const items: Shown[] = [];
  let characters = 0;
  for (const item of all.slice(cursor, cursor + most)) {
    const shown = show(item);
    characters += JSON.stringify(shown).length;
    if (items.length > 0 && characters > ITEM_CHARACTERS) break;
    items.push(shown);
  }
  const next = cursor + items.length;
  return { items, total: all.length, nextCursor: next < all.length ? next : null };
}
