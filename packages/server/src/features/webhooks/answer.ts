import { withoutPersons } from '../../platform/log.ts';

/** Most characters of an answer in the log. */
const MAX_ANSWER = 500;
const HIDDEN = '[secret]';

/** Long runs of letters and digits, as keys and tokens are written. */
const TOKEN = /(?=[\w+/=-]*\d)[\w+/=-]{24,}/g;

/**
 * The beginning of a receiver's answer for the log: one line, without personal data and without anything that looks
 * like a key.
 * @param secrets that must not be shown even if the receiver repeats them
 */
export function loggedAnswer(answer: string, secrets: readonly string[]): string | null {
  const known = secrets.reduce((text, secret) => text.replaceAll(secret, HIDDEN), answer);
  const line = withoutPersons(known)
    .replace(TOKEN, HIDDEN)
    .replace(/[\s\p{C}\u2028\u2029]+/gu, ' ')
    .trim();
  if (line === '') return null;
  return line.length <= MAX_ANSWER ? line : `${line.slice(0, MAX_ANSWER - 1)}…`;
}
