/** Largest figure that a tool takes; beyond it nothing is a real page's traffic or revenue. */
export const LARGEST_AMOUNT = 1_000_000_000_000;

/** What a person typed into a number box: blanks and what is no number count as 0, bounds are kept. */
export function amountFrom(typed: string | null, largest = LARGEST_AMOUNT): number {
  const amount = Number((typed ?? '').trim());
  return Number.isFinite(amount) ? Math.min(Math.max(amount, 0), largest) : 0;
}
