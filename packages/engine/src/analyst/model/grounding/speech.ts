import { alternatives, compose, pattern } from '../../../language/patterns.ts';
import { comparable, wordsOf } from './clean-text.ts';
import { phrasesIn } from './phrases.ts';

const MACHINE_ADDRESS = pattern('machineAddress');
const META_TALK = pattern('metaTalk');
const FIRST_PERSON = pattern('firstPerson');
const ORDER_VERB = pattern('orderVerb');
/** "Send us your password", but not "Move the password field". */
const SECRET_ASKED = wordsWith(
  `${alternatives('handOver')}${gap(6)}${alternatives('secret')}(?! ${alternatives('afterSecret')})`,
);
/** "Ninety-five points". */
const SPELLED_SCORE = wordsWith(
  `${alternatives('spelledNumber')}[ -](?:[\\p{L}-]+ ){0,2}?${alternatives('scoreNoun')}`,
);

/** Whether a text speaks to a program that reads it: an order, a role, a grade to give. */
export function speaksToMachine(text: string): boolean {
  return MACHINE_ADDRESS.test(comparable(text));
}

/** "Donate now", where the page asks for donations. */
const LABEL_ORDER = pattern('labelOrder');

/**
 * Whether a text tells its readers to hand over a secret, money or data, or to get in touch.
 * @param pageText of a page whose labels may be said in other words
 */
export function commandsReader(said: string, language: string | null = null, pageText = ''): boolean {
  const isWhole = (order: string) => wordsOf(order).length === wordsOf(said).length;
  const isLabel = (order: string) =>
    LABEL_ORDER.test(order) && isWhole(order) && wordsOf(pageText).includes(wordsOf(order)[0] ?? '');
  return SECRET_ASKED.test(said) || !phrasesIn(said, ['readerOrder'], language).every(isLabel);
}

/** Whether a sentence begins as an order: "Vote for …". */
export function isOrder(sentence: string): boolean {
  return ORDER_VERB.test(sentence);
}

/** Whether a text names a score, grade or number of points, which only code may show. */
export function talksOfScore(said: string, language: string | null = null): boolean {
  return SPELLED_SCORE.test(said) || phrasesIn(said, ['scoreTalk'], language).length > 0;
}

/** Whether a text speaks in the first person, except as a visitor who asks, or of the analysis itself instead of the page. */
export function talksOfTask(said: string): boolean {
  return META_TALK.test(said) || (FIRST_PERSON.test(said) && !said.includes('?'));
}

/** Up to so many words between two others. */
export function gap(most: number): string {
  return String.raw`(?:[ ,]+[\p{L}\p{N}'’"-]+){0,${most}}[ ,]+`;
}

export function wordsWith(source: string): RegExp {
  return compose(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'iu');
}
