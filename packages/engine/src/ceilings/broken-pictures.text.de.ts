import { amount } from '../checks/shared/phrasing.ts';
import type { Text } from './broken-pictures.text.ts';
import { text as devices } from './devices.text.ts';

export const text: Text = {
  title: 'Bilder sind defekt',
  measure:
    'Senkt den Score um 6 %, wenn ein Bild nicht geladen wurde, um 30 % bei der Hälfte der Bilder (mindestens vier) und um 45 % bei allen. Unscharfe oder um die Hälfte und mehr verzerrte Bilder senken ihn um 10 %, wenn sie die Hälfte der Bilder ausmachen, und um 22 %, wenn es alle sind. Bilder von Servern, die uns nicht geantwortet haben, zählen nicht.',
  reason: {
    missing: ({ count }) => `${amount(count, 'Bild wurde', 'Bilder wurden')} nicht geladen.`,
    distorted: ({ count, device }) =>
      `${amount(count, 'Bild', 'Bilder')} ${devices.on[device]} ${count === 1 ? 'ist' : 'sind'} unscharf oder verzerrt.`,
  },
};
