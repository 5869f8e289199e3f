import { capitalized, list } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'On juge l’aspect d’une page en une fraction de seconde, et près de la moitié des remarques sur la crédibilité portent sur le design. Une page qui paraît amateur ou dépassée fait douter de l’entreprise qui est derrière.',
  measure:
    'Signalé si le design obtient moins de 0,25 sur 1 pour la typographie, les couleurs, les images et les signes d’ancienneté, sur une échelle calée sur les notes que des personnes ont données à des captures d’écran. Plus la note est basse, plus c’est grave. Ce constat ne figure jamais parmi les cinq premiers.',
  title: ({ weaknesses }) => `La page paraît amateur : ${list(weaknesses.slice(0, 2))}`,
  observed: ({ weaknesses }) => `${capitalized(list(weaknesses))}.`,
};
