import type { Text } from './email-report.text.ts';

export const text: Text = {
  signedOut: 'Veuillez vous connecter pour envoyer ce rapport par e-mail.',
  tooMany: 'Vous avez envoyé trop de rapports. Veuillez réessayer plus tard.',
  unconfirmed:
    'Pour envoyer d’autres rapports, veuillez confirmer votre adresse e-mail avec le lien que nous vous avons envoyé.',
  fullMailbox: 'Cette adresse a reçu trop de rapports aujourd’hui. Veuillez réessayer demain.',
};
