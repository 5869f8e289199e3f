import { translated } from '@liftmark/contract/translated';
import { text as de } from './offer-unstated.text.de.ts';
import { text as es } from './offer-unstated.text.es.ts';
import { text as fr } from './offer-unstated.text.fr.ts';

const english = {
  title: 'The page doesn’t say what it offers',
  measure:
    'Lowers the score by 30% if there’s no headline and no sentence above the fold that explains the offer, and by 18% if the headline doesn’t mention the offer and no such sentence follows. Doesn’t apply if one image fills the area above the fold.',
  reason: {
    noHeadline: 'There’s no headline, and no sentence above the fold says what you offer.',
    emptyHeadline: 'The headline doesn’t mention the offer, and no sentence above the fold explains it.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
