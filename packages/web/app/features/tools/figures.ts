// A loss that rounds to nothing has no minus sign.
const signDisplay = 'negative';
const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  signDisplay,
});
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, signDisplay });
const SHORT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, signDisplay });
const RATE = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Said of a rate that no page can have. */
export const IMPOSSIBLE_RATE = 'A rate can’t be higher than 100%. Enter a number from 0 to 100.';

/** Whole US dollars. */
export const dollars = (amount: number): string => DOLLARS.format(amount);

/** A whole number with thousands separators. */
export const whole = (amount: number): string => WHOLE.format(amount);

/** One decimal unless it is zero. */
export const short = (amount: number): string => SHORT.format(amount);

/** A conversion rate, in percent, with two decimals. */
export const rate = (percent: number): string => `${RATE.format(percent)}%`;

/** A percentage with at most one decimal. */
export const percent = (amount: number): string => `${SHORT.format(amount)}%`;

/** "1 week", "9 weeks". */
export const counted = (count: number, unit: string): string =>
  `${whole(count)} ${unit}${count === 1 ? '' : 's'}`;
