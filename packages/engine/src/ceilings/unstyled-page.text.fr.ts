import { percent } from '../checks/shared/phrasing.ts';
import { text as devices } from './devices.text.ts';
import type { Text } from './unstyled-page.text.ts';

export const text: Text = {
  title: 'La page n’a pas de mise en forme',
  measure:
    'Fait baisser le score de 70 % au plus si au moins 60 % du texte, sur ordinateur ou sur mobile (le pire des deux), est dans la police par défaut du navigateur, et de moins si des blocs de couleur, des boutons et des colonnes montrent que la page a un design.',
  reason: ({ share, device }) =>
    `${percent(share)} du texte ${devices.on[device]} est dans la police par défaut du navigateur, comme si la feuille de style manquait.`,
};
