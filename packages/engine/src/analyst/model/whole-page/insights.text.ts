import type { Question } from '@liftmark/contract/questions';

/** What is said in place of a model's words that don't hold. */
export const text = {
  /** Why an open question matters. */
  why: {
    works: 'Visitors leave a page that looks broken or neglected.',
    offer: 'Visitors who can’t tell what a page offers, or whether it’s for them, leave.',
    benefit: 'Visitors act only if they see what they gain.',
    belief: 'Visitors who doubt what a page says don’t act on it.',
    cost: 'Visitors who can’t tell what it costs them put off the decision.',
    action: 'Visitors who don’t see the next step don’t take it.',
  } satisfies Record<Question, string>,
};
