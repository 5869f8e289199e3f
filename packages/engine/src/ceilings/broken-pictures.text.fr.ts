import { amount, capitalized } from '../checks/shared/phrasing.ts';
import type { Text } from './broken-pictures.text.ts';
import { text as devices } from './devices.text.ts';

export const text: Text = {
  title: 'Des images sont cassées',
  measure:
    'Fait baisser le score de 6 % si une image ne s’est pas chargée, de 30 % si c’est le cas de la moitié (quatre ou plus), et de 45 % si aucune ne s’est chargée. Les images floues ou étirées de moitié ou plus le font baisser de 10 % si elles représentent la moitié des images, et de 22 % si elles le sont toutes. Les images d’hébergeurs qui ne nous ont pas répondu ne comptent pas.',
  reason: {
    missing: ({ count }) =>
      `${amount(count, 'image ne s’est pas chargée', 'images ne se sont pas chargées')}.`,
    distorted: ({ count, device }) =>
      `${capitalized(devices.on[device])}, ${amount(count, 'image est floue ou déformée', 'images sont floues ou déformées')}.`,
  },
};
