import { amount } from '@liftmark/contract/figures';
import type { Text } from './search-row.text.ts';

export const text: Text = {
  section: 'Recherches qui mènent ici',
  all: ({ searches }) => `Voir les ${amount(searches, 'recherche', 'recherches')}`,
  clicks: ({ clicks, impressions }) =>
    `${amount(clicks, 'clic', 'clics')} pour ${amount(impressions, 'impression', 'impressions')}`,
  nothing: 'Uniquement des noms et des mots courants : il n’y a rien à comparer.',
  quoted: (words) => words.map(({ word }) => `« ${word} »`).join(', '),
  inHeadline: ({ words }) => `Dans le titre : ${words}.`,
  aboveFold: ({ words }) => `Sur le premier écran : ${words}.`,
  missing: ({ words }) => `Absent du premier écran : ${words}.`,
};
