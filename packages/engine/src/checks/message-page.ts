import type { PageFacts } from '../observe/facts.ts';
import { notApplicable } from './check.ts';

/** More words of copy than a page has that only asks to write. */
const MOST_COPY = 80;

/** A page that opens with a form for messages, and offers nothing itself: who comes there is won already. */
export function takesMessages({
  primaryAction,
  forms,
  offer,
  content,
}: Pick<PageFacts, 'primaryAction' | 'forms' | 'offer' | 'content'>): boolean {
  const form = primaryAction?.form ?? null;
  return (
    form !== null &&
    primaryAction?.formAboveFold.desktop === true &&
    forms[form]?.purpose === 'contact' &&
    offer.prices.length === 0 &&
    offer.contents === null &&
    content.ownCopyWords < MOST_COPY
  );
}

export function onlyTakesMessages(): ReturnType<typeof notApplicable> {
  return notApplicable('The page takes messages, and offers nothing itself.');
}
