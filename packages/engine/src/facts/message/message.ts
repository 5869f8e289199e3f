import { normalize } from '../../language/match.ts';
import type { FactContext } from '../fact-context.ts';
import type { HeadlineFacts } from '../headline/headline.ts';
import type { MessageMatch } from '../types/message.ts';
import type { Offer } from '../types/offer.ts';
import { pagePromises } from './promises.ts';
import { messageWords } from './words.ts';

/** Control characters, and those that turn the direction of text. */
const CONTROLS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** The text on one line without control characters; null if nothing is left. */
export function lineOf(text: string): string | null {
  const line = normalize(text.replace(CONTROLS, ' '));
  return line === '' ? null : line;
}

/** Which words of the message the page repeats above the fold, and which of its promises it makes, too. */
export function messageMatchOf(
  context: FactContext,
  message: string,
  headline: HeadlineFacts,
  offer: Offer,
): MessageMatch {
  const promises = pagePromises(context, message, offer);
  const rest = promises.reduce((text, { wording }) => text.replace(wording, ' · '), message);
  return { words: messageWords(context, rest, headline), promises };
}
