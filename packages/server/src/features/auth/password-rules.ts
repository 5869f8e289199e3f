import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../errors.ts';

/** Some 49,000 that guessers try first, in lower case, and our own name. */
const COMMON_PASSWORDS = new Set(dictionary['passwords-common']).add('liftmark');

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** What nobody's own password may be. */
export function personalWords({ email, firstName, lastName }: Person): string[] {
  return [email, firstName, lastName, `${firstName}${lastName}`];
}

/**
 * Refuses passwords that are tried first by whoever guesses: common ones, one character or a run of keys repeated,
 * and the person's own address or name.
 * @throws AppError `validation` for the field `password`
 */
export function requireUncommonPassword(password: string, personal: string[], field = 'password'): void {
  const plain = password.toLowerCase().normalize('NFKC');
  const core = plain.replace(/[\d\W_]+$/u, '');
  const isCommon =
    COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(core) || isRepeated(plain) || isRun(plain);
  const isPersonal = personal
    .flatMap((text) => [text, text.split('@')[0] ?? ''])
    .some((text) => text.length >= 3 && (plain === text.toLowerCase() || core === text.toLowerCase()));
  if (!isCommon && !isPersonal) return;
  const message = isPersonal
    ? 'This password contains your name or address. Please choose another one.'
    : 'This password is too easy to guess. Please choose another one.';
  throw new AppError('validation', message, { fields: { [field]: message } });
}

/** One short piece over and over, such as `abababab`. */
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

/** Keys or letters in a row, either way. */
function isRun(text: string): boolean {
  return RUNS.some((run) => run.includes(text) || run.includes([...text].reverse().join('')));
}
