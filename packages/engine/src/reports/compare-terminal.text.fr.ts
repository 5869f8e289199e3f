import type { Text } from './compare-terminal.text.ts';

export const text: Text = {
  since: ({ date }) => `Changements depuis le ${date}`,
  worse: 'Ce qui s’est dégradé',
  beforeAndNow: ({ before, now }) => `Avant : ${before} Maintenant : ${now}`,
  score: ({ from, to }) => `Liftmark Score ${from} → ${to}`,
  noScore: 'pas de score',
  byPage: ({ points }) => `${points} par les changements de la page`,
  byRubric: ({ points }) => `${points} par les changements du barème`,
  otherRubric: 'le barème a changé entre-temps : les deux scores ne sont pas comparables',
  otherType: ({ before, now }) =>
    `jugée comme « ${now} » au lieu de « ${before} » : les deux scores ne sont pas comparables`,
};
