import { createHash } from 'node:crypto';

/** A number from 0 to 1 that follows from the words alone: a lot that everybody can draw again. */
export function lot(words: string): number {
  return createHash('sha256').update(`liftmark:${words}`).digest().readUInt32BE() / 2 ** 32;
}

/** The items in an order by lot. */
export function byLot<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return items.toSorted((a, b) => lot(nameOf(a)) - lot(nameOf(b)));
}
