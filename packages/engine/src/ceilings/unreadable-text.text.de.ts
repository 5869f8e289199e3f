import { percent } from '../checks/shared/phrasing.ts';
import { text as devices } from './devices.text.ts';
import type { Text } from './unreadable-text.text.ts';

export const text: Text = {
  title: 'Der meiste Text ist schwer lesbar',
  measure:
    'Senkt den Score um bis zu 55 %, wenn mindestens 10 % des Textes einen Kontrast unter 1,8:1 haben, um bis zu 38 %, wenn er bei mindestens 25 % zwischen 1,8:1 und 2,3:1 liegt, und um bis zu 35 %, wenn mindestens 30 % kleiner als 11 px sind. Zusammen senken sie ihn um bis zu 65 %. Es zählt der schlechtere Wert von Desktop und Smartphone.',
  reason: {
    invisible: ({ share, device }) =>
      `${percent(share)} des Textes haben ${devices.on[device]} fast keinen Kontrast (unter 1,8:1)`,
    faint: ({ share, device }) =>
      `${percent(share)} des Textes haben ${devices.on[device]} zu wenig Kontrast (unter 2,3:1)`,
    tiny: ({ share, device }) => `${percent(share)} des Textes sind ${devices.on[device]} kleiner als 11 px`,
  },
  all: ({ reasons }) => `${reasons.join(', und ')}.`,
};
