import { translated } from '@liftmark/contract/translated';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  why: 'Before people pay or sign up, they wonder what happens if it isn’t right for them. Clear terms next to the button answer that question, and in experiments, a guarantee made people more willing to buy.',
  measure:
    'Reported if a page that sells something doesn’t state its return, cancellation, trial or delivery terms, if a shop or software page doesn’t state a guarantee, or if these are far from the button. Not reported for restaurants. The check that costs the most points decides how serious it is. A missing guarantee alone never comes among the first five.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
