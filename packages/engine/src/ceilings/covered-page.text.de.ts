import { percent } from '../checks/shared/phrasing.ts';
import type { Text } from './covered-page.text.ts';
import { text as devices } from './devices.text.ts';

export const text: Text = {
  title: 'Ein Overlay verdeckt die Seite',
  measure:
    'Senkt den Score um 40 %, wenn ein Overlay auf dem Desktop oder auf Smartphones 50 % des Textes im sofort sichtbaren Bereich verdeckt (der schlechtere Wert zählt), um 65 % bei 90 % und um 75 %, wenn es alles verdeckt. Bis 15 % wird er nicht gesenkt. Es zählt halb, wenn Skripte oder Stylesheets nicht mit der Seite hochgeladen wurden: Sie könnten das Overlay entfernen.',
  reason: ({ share, device, isDoubtful }) =>
    `Ein Overlay verdeckt ${devices.on[device]} ${percent(share)} des Textes im sofort sichtbaren Bereich${isDoubtful ? ', zählt aber nur halb, weil Skripte oder Stylesheets, die es entfernen könnten, nicht hochgeladen wurden' : ''}.`,
};
