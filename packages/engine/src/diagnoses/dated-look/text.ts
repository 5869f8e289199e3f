import { translated } from '@liftmark/contract/translated';
import { capitalized, list } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Weaknesses {
  weaknesses: readonly string[];
}

const english = {
  why: 'People judge a page’s looks within a fraction of a second, and nearly half of their comments on credibility are about design. A page that looks homemade or outdated makes them doubt the company behind it.',
  measure:
    'Reported if the design scores less than 0.25 out of 1 for its type, colors, images and signs of age, on a scale fitted to people’s ratings of screenshots. The lower the score, the more serious the finding. It never comes among the first five.',
  title: ({ weaknesses }: Weaknesses) => `The page looks homemade: ${list(weaknesses.slice(0, 2))}`,
  observed: ({ weaknesses }: Weaknesses) => `${capitalized(list(weaknesses))}.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
