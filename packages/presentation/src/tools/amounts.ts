/** The largest figure that a tool accepts; no real page has more traffic or revenue. */
export const LARGEST_AMOUNT = 1_000_000_000_000;

/** Whether a rate in percent was typed that no page can have. */
export function isImpossibleRate(typed: string): boolean {
  return amountFrom(typed) > 100;
}

/** The number in a number box: blanks and text that isn't a number count as 0, and bounds apply. */
export function amountFrom(typed: string | null, largest = LARGEST_AMOUNT): number {
  const amount = Number((typed ?? '').trim());
  return Number.isFinite(amount) ? Math.min(Math.max(amount, 0), largest) : 0;
}
