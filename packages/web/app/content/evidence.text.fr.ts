import type { Text } from './evidence.text.ts';

export const text: Text = {
  provenance: {
    primary: 'Lu dans l’original',
    secondary: 'Lu tel que cité dans une autre source',
    recalled: 'Cité de mémoire, non vérifié',
  },
  strength: {
    experiment: 'Expérimentation',
    'large-benchmark': 'Grande étude comparative, sans expérimentation',
    'usability-study': 'Étude d’utilisabilité',
    guideline: 'Recommandation publiée',
    'expert-opinion': 'Avis d’expert',
  },
  disagrees: 'D’autres études disent le contraire :',
};
