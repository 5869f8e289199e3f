import type { Question } from '@liftmark/contract/questions';
import { translated } from '@liftmark/contract/translated';
import { text as de } from './insights.text.de.ts';
import { text as es } from './insights.text.es.ts';
import { text as fr } from './insights.text.fr.ts';

/** What is said in place of a model's words that don't hold. */
const english = {
  /** Why an open question matters. */
  why: {
    works: 'Visitors leave a page that looks broken or neglected.',
    offer: 'Visitors leave if they don’t see what’s offered and that it’s for them.',
    benefit: 'Visitors act only if they see what they gain.',
    belief: 'Visitors who doubt what a page says don’t act on it.',
    cost: 'Visitors who don’t know what it costs them put off the decision.',
    action: 'Visitors who don’t see the next step don’t take it.',
  } satisfies Record<Question, string>,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
