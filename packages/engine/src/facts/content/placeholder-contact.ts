import { digitsOf } from '../../language/characters.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import { hasScheme } from '../../page/address.ts';

/** Address, number and mail that templates come with. */
const KNOWN = pattern('exampleContact');
/** The profile of whoever fills in the template. */
const PROFILE = compose(
  String.raw`${alternatives('profileHost')}\.com\/(?:in\/|company\/|@)?${alternatives('exampleProfile')}(?![\p{L}\d])`,
  'iu',
);

const NUMBER = /(?<![\d.,/-])\+?\(?\d[\d\s()./-]{6,}\d(?!\d)/g;
/** A country, an area or a trunk prefix; registers write theirs without spaces. */
const BEGINS_CALL = /^[+(]|^0\d*[\s/.-]/;
/** Digits that no account and no register gives, either. */
const IN_ORDER = /^12345678|^(\d)\1{7,}$/;
/** What tells that the digits behind it are those of a telephone. */
const DIALED = pattern('beforePhoneNumber');

/** The first address, number or mail in a text at which nobody is reached; null where there is none. */
export function placeholderContact(text: string): string | null {
  if (!/[\d@]/.test(text)) return null;
  const known = KNOWN.exec(text)?.[0];
  if (known !== undefined) return known;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const isDialed = BEGINS_CALL.test(number) || DIALED.test(text.slice(Math.max(0, index - 30), index));
    if (isDialed ? isPlaceholderNumber(number) : IN_ORDER.test(digitsOf(number))) return number.trim();
  }
  return null;
}

/** Whether a placeholder stands for a number to call, a mail or a profile, and not for an account or a text. */
export function isContact(text: string): boolean {
  return KNOWN.test(text) || PROFILE.test(text) || (BEGINS_CALL.test(text) && isPlaceholderNumber(text));
}

/** Digits in their order, or all noughts: nobody's telephone has such a number. */
export function isPlaceholderNumber(number: string): boolean {
  return /0{6}|1234567|3456789|9876543|(\d)\1{7,}/.test(digitsOf(number));
}

/** Where a link leads to that was never filled in: nobody's number, mail or profile. Null where it leads elsewhere. */
export function placeholderLink(href: string): string | null {
  if (hasScheme(href, 'tel')) return isPlaceholderNumber(href) ? href.slice(4).trim() : null;
  return PROFILE.exec(href)?.[0] ?? (hasScheme(href, 'mailto') ? (KNOWN.exec(href)?.[0] ?? null) : null);
}
