import type { Text } from './description.text.ts';

export const text: Text = {
  headings: {
    observed: 'Ce que nous avons vu',
    why: 'Pourquoi c’est important',
    steps: 'Étapes à suivre',
    examples: 'Exemples de textes',
    design: 'Repères de design',
    impact: 'Effet attendu',
    effort: 'Temps nécessaire',
  },
  now: ({ copy }) => `Actuellement : « ${copy} »`,
  better: ({ copy }) => `Mieux : « ${copy} »`,
};
