import { quote } from '../checks/shared/phrasing.ts';
import type { Text } from './expired-offer.text.ts';

export const text: Text = {
  title: 'L’événement est passé ou l’offre est terminée',
  measure:
    'Fait baisser le score de 40 % si la date d’une page d’événement est passée sans que la page le dise, ou si la page dit, sur le premier écran ou sur la plupart de ses boutons, que l’offre est terminée ou épuisée ; de 15 % si la fin annoncée d’une offre est passée.',
  reason: {
    event: ({ date }) => `La date de l’événement est passée : ${date}.`,
    closed: ({ said }) => `La page dit : ${quote(said, 80)}.`,
    over: ({ said }) => `La fin annoncée est passée : ${said}.`,
  },
};
