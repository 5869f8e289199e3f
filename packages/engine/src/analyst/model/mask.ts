import { CURRENCY } from '../../facts/offer/amounts.ts';
import { digitsOf } from '../../language/characters.ts';

/** Replaces an e-mail address or a phone number in what is sent to a provider. */
const MAIL = '[e-mail]';
const PHONE = '[phone]';

/** Starts only at the start of a word: tried at each letter of a long word, it would take quadratic time. */
const MAIL_ADDRESS = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+\s?(?:@|＠|\(at\)|\[at\]|\{at\}|&#0*64;)` +
    String.raw`\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]+)+`,
  'giu',
);
/** Digits with the separators of phone numbers; `isPhone` rules out dates, years and amounts. */
const DIGIT_RUN = /(?<![\p{L}\p{N}])(?:\+|00)?\(?\d[\d\s()./\u00a0\u2009\u202f‐-―-]{5,}\d(?![\p{L}\p{N}])/gu;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
/** So many characters hold a currency with a space. */
const NEXT_TO = 4;

/** The text without e-mail addresses and phone numbers, which are personal and prove nothing here. */
export function mask(text: string): string {
  return text
    .replace(MAIL_ADDRESS, MAIL)
    .replace(DIGIT_RUN, (run, at: number, whole: string) =>
      isPhone(run) && !isPriceRange(run, at, whole) ? PHONE : run,
    );
}

/** Whether there is anything to mask. */
export function holdsContact(text: string): boolean {
  return mask(text) !== text;
}

/** In doubt it counts as one: a masked figure costs a sentence, but a leaked phone number can't be taken back. */
function isPhone(run: string): boolean {
  const digits = digitsOf(run).length;
  if (digits < MIN_DIGITS || digits > MAX_DIGITS) return false;
  return !isDate(run) && !isYears(run) && !isAmount(run);
}

/** "2500 - 4600 Kč": two amounts of which a currency stands right before or after. */
function isPriceRange(run: string, at: number, whole: string): boolean {
  const beside = `${whole.slice(Math.max(0, at - NEXT_TO), at)} # ${whole.slice(at + run.length, at + run.length + NEXT_TO)}`;
  return /^[1-9]\d{1,5}\s?[-‐-―]\s?[1-9]\d{1,5}$/.test(run) && CURRENCY.test(beside);
}

function isDate(run: string): boolean {
  return /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4})$/.test(run.trim());
}

function isYears(run: string): boolean {
  return /^(?:19|20)\d{2}\s?[-–—/]\s?(?:19|20)\d{2}$/.test(run.trim());
}

/** Groups of three: "1.250.000", "1 250 000". */
function isAmount(run: string): boolean {
  return /^[1-9]\d{0,2}(?:([.\s\u00a0\u2009\u202f])\d{3})(?:\1\d{3})*$/.test(run.trim());
}
