import { percent } from '../checks/shared/phrasing.ts';
import type { Text } from './covered-page.text.ts';
import { text as devices } from './devices.text.ts';

const doubt =
  ', zählt aber nur halb, weil Skripte oder Stylesheets, die es entfernen könnten, nicht hochgeladen wurden';

export const text: Text = {
  title: 'Ein Overlay verdeckt die Seite',
  measure:
    'Senkt den Score um 40 %, wenn ein Overlay auf dem Desktop oder auf Smartphones 50 % des Textes im sofort sichtbaren Bereich verdeckt (der schlechtere Wert zählt), um 65 % bei 90 % und um 75 %, wenn es alles verdeckt. Bis 15 % wird er nicht gesenkt. Ein Pop-up senkt ihn um 26 %, wenn es den halben Bildschirm einnimmt, um 50 % bei vier Fünfteln und um 60 % beim ganzen Bildschirm, gleich wie viel Text darunter steht. Es zählt halb, wenn Skripte oder Stylesheets nicht mit der Seite hochgeladen wurden: Sie könnten das Overlay entfernen.',
  reason: {
    words: ({ share, device, isDoubtful }) =>
      `Ein Overlay verdeckt ${devices.on[device]} ${percent(share)} des Textes im sofort sichtbaren Bereich${isDoubtful ? doubt : ''}.`,
    area: ({ share, device, isDoubtful }) =>
      `Ein Pop-up nimmt ${devices.on[device]} ${percent(share)} des Bildschirms ein${isDoubtful ? doubt : ''}.`,
  },
};
