import { percent } from '../checks/shared/phrasing.ts';
import { text as devices } from './devices.text.ts';
import type { Text } from './unstyled-page.text.ts';

export const text: Text = {
  title: 'Die Seite ist nicht gestaltet',
  measure:
    'Senkt den Score um bis zu 70 %, wenn auf dem Desktop oder auf Smartphones mindestens 60 % des Textes in der Standardschrift des Browsers erscheinen (der schlechtere Wert zählt), und um weniger, wenn farbige Boxen, Buttons und Spalten zeigen, dass die Seite ein Design hat.',
  reason: ({ share, device }) =>
    `${percent(share)} des Textes erscheinen ${devices.on[device]} in der Standardschrift des Browsers, als würde das Stylesheet fehlen.`,
};
