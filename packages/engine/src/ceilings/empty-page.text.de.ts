import { capitalized, percent } from '../checks/shared/phrasing.ts';
import { text as devices } from './devices.text.ts';
import type { Text } from './empty-page.text.ts';

export const text: Text = {
  title: 'Der größte Teil des Inhalts fehlt',
  measure:
    'Senkt den Score, wenn die Seite wenig Text in ihrer eigenen Sprache hat (unter 700 Zeichen; unter 200 bei Formularen, Portfolios, Apps und Kategorieseiten), wenn mindestens 45 % ihrer Höhe leer sind, und um 25 %, wenn im sofort sichtbaren Bereich weder Text noch Bilder stehen. Zusammen senken sie ihn um bis zu 79 %. Bei leerem Raum zählt der schlechtere Wert von Desktop und Smartphone.',
  reason: {
    few: ({ letters }) => `Die ganze Seite hat nur ${letters} Zeichen Text.`,
    bare: ({ device }) =>
      `${capitalized(devices.on[device])} ist im sofort sichtbaren Bereich nur der Header zu sehen.`,
    empty: ({ device, share }) =>
      `${capitalized(devices.on[device])} sind ${percent(share)} der Seitenhöhe leer.`,
  },
};
