import type { PageFacts } from '../observe/facts.ts';
import { notApplicable } from './check.ts';

/** A page with this many words of copy offers more than a contact form. */
const MOST_COPY = 80;

/** A page that opens with a contact form and offers nothing itself: its visitors are convinced already. */
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
  return notApplicable('The page only takes messages and offers nothing itself.');
}
