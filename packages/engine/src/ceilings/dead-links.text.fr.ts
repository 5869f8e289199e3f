import { percent, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './dead-links.text.ts';

export const text: Text = {
  title: 'Des boutons et des liens ne mènent nulle part',
  measure:
    'Fait baisser le score de 20 % si le bouton principal, ou un bouton presque aussi visible, ne mène nulle part, et en proportion si seule une partie des liens et boutons au même libellé est concernée ; de 15 % si la moitié des liens et boutons ne mènent nulle part ou sont désactivés, et de 30 % si c’est le cas de tous. Jusqu’à 10 %, il ne baisse pas. Ensemble, ces cas le font baisser de 40 % au plus.',
  reason: {
    main: ({ label }) => `Le bouton principal ${quote(label, 40)} ne mène nulle part`,
    rival: ({ label }) => `Le bouton ${quote(label, 40)} ne mène nulle part`,
    some: ({ label, dead, total }) =>
      `${dead} des ${total} boutons ${quote(label, 40)} ${dead === 1 ? 'ne mène' : 'ne mènent'} nulle part`,
    many: ({ share }) => `${percent(share)} des liens et boutons ne mènent nulle part.`,
  },
  alone: ({ reason }) => `${reason}.`,
  withOthers: ({ reason, share }) => `${reason}, comme ${percent(share)} de l’ensemble des liens et boutons.`,
};
