import { hasDigit } from './characters.ts';

const SCALES: ReadonlyMap<string, number> = new Map([
  ['k', 1_000],
  ['m', 1_000_000],
]);
const MARKS = /[.,]/g;
/** Everything but digits and the marks between them. */
const NO_PART = /[^\d.,]+|[.,]+(?=\D*$)/g;

/**
 * A number as written with marks of thousands and decimals of either custom: `1,299.50`, `1.299,50`, `1 299`,
 * `12k`. A lone mark before exactly three figures parts thousands. Null where it is none.
 */
export function parseNumber(text: string): number | null {
  const scale = SCALES.get(text.trim().slice(-1).toLowerCase()) ?? 1;
  const digits = text.replace(NO_PART, '');
  if (!hasDigit(digits)) return null;
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const marks = digits.match(MARKS) ?? [];
  const tail = digits.length - last - 1;
  const mixed = new Set(marks).size > 1;
  const decimal =
    last >= 0 && (mixed || (marks.length === 1 && (tail !== 3 || (last === 1 && digits.startsWith('0')))));
  const whole = (decimal ? digits.slice(0, last) : digits).replace(MARKS, '');
  const value = Number(decimal ? `${whole || '0'}.${digits.slice(last + 1)}` : whole);
  return Number.isFinite(value) ? value * scale : null;
}
