import type { Category } from '@liftmark/contract/categories';

/** The question each category asks about a page, in one line. */
export const CATEGORY_QUESTIONS: Record<Category, string> = {
  clarity: 'Do strangers understand the offer within seconds, and can they read the text?',
  urgency: 'Is there an honest reason to act today, and is every deadline real?',
  socialProof: 'Do customers vouch for the offer, and are they believable?',
  offerStrength:
    'Is it clear what visitors get, what it costs in total, and what happens if it’s not right for them?',
  structure: 'Does the page lead to one action, on phones too, without obstacles or waiting?',
  trustCredibility: 'Can visitors see who is behind the page and how their data is handled?',
};
