import { figure, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  together: ({ count }) =>
    count === 2
      ? 'Appliquer les deux corrections à la fois.'
      : `Appliquer les ${count} corrections à la fois.`,
  overflow: ({ px }) => `La page est plus large que l’écran de ${figure(px)} px.`,
  clipped: ({ words }) => `${quote(words)} ne tient pas dans son cadre.`,
  overlap: ({ words, other }) => `${quote(words)} recouvre ${quote(other)}.`,
  contrast: ({ words, ratio }) => `${quote(words)} a un contraste de ${figure(ratio, 1)}:1 (4,5:1 requis).`,
  moved: ({ words }) => `${quote(words)} se déplace latéralement.`,
  belowFold: ({ words }) => `${quote(words)} n’est plus sur le premier écran.`,
  check: ({ title, before, after }) => `${title} : ${figure(before, 1)} → ${figure(after, 1)}.`,
  score: ({ before, after }) => `Le score passe de ${before} à ${after}.`,
};
