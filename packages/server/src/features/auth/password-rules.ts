import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../errors.ts';

/** Some 49,000 passwords that attackers try first, in lower case, and our own name. */
const COMMON_PASSWORDS = new Set(dictionary['passwords-common']).add('liftmark');

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** Texts that the person's password must not consist of. */
export function personalWords({ email, firstName, lastName }: Person): string[] {
  return [email, firstName, lastName];
}

/**
 * Refuses passwords that attackers try first: common ones, one character or a run of keys repeated, and the person's
 * own address or name.
 * @throws AppError `validation` for the field `password`
 */
export function requireUncommonPassword(password: string, personal: string[], field = 'password'): void {
  const plain = password.toLowerCase().normalize('NFKC');
  const core = plain.replace(/[\d\W_]+$/u, '');
  const isCommon =
    COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(core) || isRepeated(plain) || isRun(plain);
  const isPersonal = isMadeOf(password, personal);
  if (!isCommon && !isPersonal) return;
  const message = isPersonal
    ? 'This password contains your name or address. Please choose another one.'
    : 'This password is too easy to guess. Please choose another one.';
  throw new AppError('validation', message, { fields: { [field]: message } });
}

/** Fewer letters than these can be a coincidence. */
const TELLING = 3;

/** True if the letters of a password consist only of words of these texts, in any order and number. */
function isMadeOf(password: string, texts: readonly string[]): boolean {
  const letters = wordsOf(password).join('');
  const words = texts.flatMap(wordsOf).filter(({ length }) => length > 1);
  const ends = new Set([0]);
  // The set grows during the loop: each end of a word is a start for the next one.
  for (const end of ends) {
    for (const word of words) if (letters.startsWith(word, end)) ends.add(end + word.length);
  }
  return letters.length >= TELLING && ends.has(letters.length);
}

/** The runs of letters in a text, in lower case and without accents. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}

/** One short piece repeated, such as `abababab`. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/u.test(text);
}

const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
];

/** Consecutive keys or letters, in either direction. */
function isRun(text: string): boolean {
  return RUNS.some((run) => run.includes(text) || run.includes([...text].reverse().join('')));
}
