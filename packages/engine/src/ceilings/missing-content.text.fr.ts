import { amount, capitalized, percent, quote } from '../checks/shared/phrasing.ts';
import { text as devices } from './devices.text.ts';
import type { Text } from './missing-content.text.ts';

export const text: Text = {
  title: 'Du contenu promis manque',
  measure:
    'Fait baisser le score si la partie principale dit que du contenu arrive bientôt, n’a pas pu être chargé ou est en cours de chargement, ou invite à remplir un formulaire absent : de 8 % pour une telle ligne, de 13 % pour deux, et de 22 % pour cinq ou plus. De 20 % si une animation de chargement ne s’arrête jamais, et de 35 % si c’est le cas de trois ou si l’une est sur le premier écran. De 12 % si des cadres vides occupent 5 % de la page, de 30 % s’ils en occupent un tiers, et de 55 % s’ils en occupent deux tiers.',
  reason: {
    blank: ({ share, device }) =>
      `Des cadres vides occupent ${percent(share)} de la page ${devices.on[device]}.`,
    loaders: ({ count, device }) =>
      `${capitalized(devices.on[device])}, ${amount(count, 'animation de chargement ne s’arrête jamais', 'animations de chargement ne s’arrêtent jamais')}.`,
    announced: ({ line }) => `La page promet du contenu qui n’y est pas encore : ${quote(line, 80)}.`,
    failed: ({ line }) => `Une partie du contenu n’a pas pu être chargée : ${quote(line, 80)}.`,
    loading: ({ line }) => `Une partie du contenu n’en finit pas de se charger : ${quote(line, 80)}.`,
    form: ({ line }) =>
      `La page invite à remplir un formulaire, mais n’en affiche aucun : ${quote(line, 80)}.`,
  },
};
