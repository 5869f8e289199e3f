import { withPlainDigits } from './digits.ts';
import { mentions } from './match.ts';
import { alternatives, compose, pattern } from './patterns.ts';
import { isAddress } from './postal-address.ts';
import { titleParts } from './title-parts.ts';
import { ENGLISH, wordsFor } from './words-for.ts';

/** No line of copy is longer. */
const LONGEST = 300;
const UNSEEN_MARK = pattern('unseenMark');
const CODE_MARK = pattern('codeMark');
/** Figures that count, date or price something. With more digits behind them they may be dialed. */
const QUANTITY = compose(String.raw`${alternatives('quantity')}(?!(?:,|[\s./()–-]{0,3})\d)`, 'gu');
const SPELLED_NUMBER = String.raw`(?<!\p{L})(?:${alternatives('spelledDigit')}(?:[^\p{L}]+|$)){4}`;
const NUMBERS = [pattern('dialedNumber'), compose(SPELLED_NUMBER, 'iu')];
const HOSTS = [pattern('webAddress'), pattern('spelledHost')];

/**
 * Whether a text of the page may carry more than a message to its visitors, however it is disguised: marks that can't
 * be seen, code, a number to dial, a postal or web address, an order to get in touch, or words for a machine.
 */
export function isUnsafe(text: string, language: string | null): boolean {
  if (text.length > LONGEST || UNSEEN_MARK.test(text.normalize('NFC'))) return true;
  const said = withPlainDigits(text.normalize('NFKC'));
  const figures = said.replace(QUANTITY, ' ');
  return (
    CODE_MARK.test(said) ||
    HOSTS.some((host) => host.test(said)) ||
    NUMBERS.some((number) => number.test(figures)) ||
    isAddress(said, true) ||
    isCommand(said, language)
  );
}

/** The same of a page’s title, whose parts marks divide. */
export function isUnsafeTitle(title: string, language: string | null): boolean {
  return isUnsafe(titleParts(title).join(' '), language);
}

function isCommand(said: string, language: string | null): boolean {
  return [wordsFor(language), ENGLISH].some(
    (lists) =>
      lists !== null && (mentions(said, lists.commands.contact) || mentions(said, lists.commands.machines)),
  );
}
