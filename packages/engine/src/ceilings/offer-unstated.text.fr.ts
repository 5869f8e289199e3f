import type { Text } from './offer-unstated.text.ts';

export const text: Text = {
  title: 'La page ne dit pas ce qu’elle propose',
  measure:
    'Fait baisser le score de 30 % s’il n’y a sur le premier écran ni titre principal ni phrase qui explique l’offre, et de 18 % si le titre ne mentionne pas l’offre et qu’aucune phrase de ce genre ne suit. Ne s’applique pas si une image remplit le premier écran.',
  reason: {
    noHeadline:
      'Il n’y a pas de titre principal, et aucune phrase du premier écran ne dit ce que vous proposez.',
    emptyHeadline: 'Le titre ne mentionne pas l’offre, et aucune phrase du premier écran ne l’explique.',
  },
};
