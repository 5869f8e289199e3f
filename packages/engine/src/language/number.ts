import { hasDigit } from './characters.ts';
/**
 * A number as written with marks of thousands and decimals of either custom: `1,299.50`, `1.299,50`, `1 299`,
 * `12k`. A lone mark before exactly three figures parts thousands. Null where it is none.
 */
export function parseNumber(text: string): number | null {
  const bare = text.trim().replace(/[\s\u00a0\u202f'’]/g, '');
  const scale = /k$/i.test(bare) ? 1000 : /m$/i.test(bare) ? 1_000_000 : 1;
  const digits = bare.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '');
  if (!hasDigit(digits)) return null;
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const marks = digits.match(/[.,]/g) ?? [];
  const tail = digits.length - last - 1;
  const mixed = new Set(marks).size > 1;
  const decimal = last >= 0 && (mixed || (marks.length === 1 && (tail !== 3 || /^0[.,]/.test(digits))));
  const whole = (decimal ? digits.slice(0, last) : digits).replace(/[.,]/g, '');
  const value = Number(decimal ? `${whole || '0'}.${digits.slice(last + 1)}` : whole);
  return Number.isFinite(value) ? value * scale : null;
}
