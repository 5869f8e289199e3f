import { percent } from '../checks/shared/phrasing.ts';
import type { Text } from './covered-page.text.ts';
import { text as devices } from './devices.text.ts';

const doubt =
  ', ce qui compte pour moitié, car des scripts ou des feuilles de style qui pourraient la retirer n’ont pas été envoyés';

export const text: Text = {
  title: 'Une fenêtre superposée couvre la page',
  measure:
    'Fait baisser le score de 40 % si une fenêtre superposée masque 50 % du texte du premier écran sur ordinateur ou sur mobile (le pire des deux), de 65 % si elle en masque 90 %, et de 75 % si elle le masque en entier. Jusqu’à 15 %, il ne baisse pas. Une fenêtre pop-up le fait baisser de 26 % si elle occupe la moitié de l’écran, de 50 % si elle en occupe les quatre cinquièmes, et de 60 % si elle l’occupe en entier, quel que soit le texte dessous. Cela compte pour moitié si des scripts ou des feuilles de style n’ont pas été envoyés avec la page : ils pourraient retirer la fenêtre.',
  reason: {
    words: ({ share, device, isDoubtful }) =>
      `Une fenêtre superposée masque ${percent(share)} du texte du premier écran ${devices.on[device]}${isDoubtful ? doubt : ''}.`,
    area: ({ share, device, isDoubtful }) =>
      `Une fenêtre pop-up occupe ${percent(share)} de l’écran ${devices.on[device]}${isDoubtful ? doubt : ''}.`,
  },
};
