import { quote } from '../shared/phrasing.ts';
import type { Text } from './honest-limit.text.ts';

export const text: Text = {
  steps: ({ claim }) => [
    `S’il y a une vraie limite, indiquez-la à côté de ${quote(claim, 60)} : la date et l’heure de fin avec le fuseau horaire, ou le nombre réel. Retirez l’offre une fois la limite atteinte.`,
    `S’il n’y a pas de limite, supprimez ${quote(claim, 60)}. Vous ne perdrez pas de points, car une page sans urgence n’est pas pénalisée. L’offre doit convaincre d’elle-même.`,
  ],
};
