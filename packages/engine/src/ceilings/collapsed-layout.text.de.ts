import { amount, capitalized, figure, percent } from '../checks/shared/phrasing.ts';
import type { Text } from './collapsed-layout.text.ts';
import { text as devices } from './devices.text.ts';

export const text: Text = {
  title: 'Das Layout ist zerschossen',
  measure:
    'Senkt den Score um bis zu 75 %, wenn Text anderen Text überlappt (mindestens 4 %), wenn andere Teile der Seite Text verdecken, wenn Text aus dem Bildschirm ragt (mindestens 5 %), wenn Text auf weniger als ein Drittel der Breite auf dem Desktop oder 60 % der Breite auf dem Smartphone gequetscht ist oder wenn die mobile Seite breiter als der Bildschirm ist.',
  reason: {
    covered: ({ count }) => `andere Teile der Seite verdecken ${amount(count, 'Textzeile', 'Textzeilen')}`,
    overlap: ({ share, device }) =>
      `${percent(share)} des Textes überlappen ${devices.on[device]} anderen Text`,
    beyond: ({ share, device }) =>
      `${percent(share)} des Textes ragen ${devices.on[device]} aus dem Bildschirm`,
    squeezed: ({ share, device }) =>
      `${devices.on[device]} ist der Text auf ${percent(share)} der Breite gequetscht`,
    wide: ({ px }) => `auf Smartphones ist die Seite ${figure(px)} px breiter als der Bildschirm`,
  },
  all: ({ reasons }) => `${capitalized(reasons.join(', und '))}.`,
};
