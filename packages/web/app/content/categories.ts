import type { Category } from '@liftmark/contract/categories';

/** What each category asks of a page, in one line. */
export const CATEGORY_QUESTIONS: Record<Category, string> = {
  clarity: 'Does a stranger understand within seconds what is offered, and can they read it?',
  urgency: 'Is there an honest reason to act today, and is every deadline true?',
  socialProof: 'Do customers speak, and can their words be believed?',
  offerStrength: 'Is it plain what one gets, what it costs in all, and what happens if it does not fit?',
  structure: 'Does the page lead to one action, on a phone too, without obstacles or waiting?',
  trustCredibility: 'Can a visitor see who is behind the page and how their data is treated?',
};
