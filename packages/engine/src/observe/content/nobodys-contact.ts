import { alternatives, pattern } from '../../languages/patterns.ts';

/** Address, number and mail that templates come with. */
const KNOWN = pattern('exampleContact');
/** The profile of whoever fills in the template. */
const PROFILE = new RegExp(
  String.raw`${alternatives('profileHost')}\.com\/(?:in\/|company\/|@)?${alternatives('exampleProfile')}(?![\p{L}\d])`,
  'iu',
);

const NUMBER = /(?<![\d.,/-])\+?\(?\d[\d\s()./-]{6,}\d(?!\d)/g;
/** What tells that the digits behind it are those of a telephone. */
const DIALED = pattern('beforePhoneNumber');

/** The first address, number or mail in a text at which nobody is reached; null where there is none. */
export function nobodysContact(text: string): string | null {
  if (!/[\d@]/.test(text)) return null;
  const known = KNOWN.exec(text)?.[0];
  if (known !== undefined) return known;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const isDialed = /^[+(]/.test(number) || DIALED.test(text.slice(Math.max(0, index - 30), index));
    if (isDialed ? isNobodys(number) : /^(\d)\1{7,}$/.test(number.replace(/\s/g, ''))) return number.trim();
  }
  return null;
}

/** Digits in their order, or all noughts: nobody's telephone has such a number. */
export function isNobodys(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  return /0{6}|1234567|9876543|^(\d)\1{7,}$/.test(digits);
}

/** Where a link leads to that was never filled in: nobody's mail or profile. Null where it leads elsewhere. */
export function nobodysLink(href: string): string | null {
  return PROFILE.exec(href)?.[0] ?? (/^mailto:/i.test(href) ? (KNOWN.exec(href)?.[0] ?? null) : null);
}
