import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

function only(call: string | null, mail: string | null): string {
  if (call !== null && mail !== null) {
    return `Sur cette page, on peut seulement appeler ${quote(call, 40)} ou écrire à ${quote(mail, 60)}.`;
  }
  return call === null
    ? `Sur cette page, on peut seulement écrire à ${quote(mail ?? '', 60)}.`
    : `Sur cette page, on peut seulement appeler ${quote(call, 40)}.`;
}

export const text: Text = {
  why: 'Beaucoup de gens n’appellent pas un inconnu, et sur un ordinateur de bureau, les liens e-mail n’ouvrent souvent rien. Un court formulaire ou une réservation en ligne fonctionne aussi la nuit, quand personne ne décroche.',
  measure:
    'Signalé si une page qui attend des demandes, des commandes ou des réservations n’a pas de formulaire et n’invite à agir que par un numéro de téléphone ou une adresse e-mail. Moins grave si elle a les deux.',
  advice: ({ call, mail }) => ({
    title:
      call !== null
        ? `Proposez un formulaire ou une réservation en ligne en plus de ${quote(call, 40)}`
        : `Proposez un formulaire en plus de ${quote(mail ?? '', 40)}`,
    observed: `${only(call, mail)} Il n’y a ni formulaire ni réservation en ligne.`,
    steps: [
      'Ajoutez un formulaire à trois champs : nom, e-mail ou téléphone, et besoin.',
      'À côté du formulaire, dites sous combien de temps vous répondez, par exemple « Nous répondons sous [délai] ».',
      call === null
        ? 'Ajoutez un numéro de téléphone ou WhatsApp pour les personnes pressées.'
        : 'Indiquez quand vous répondez au téléphone, et proposez un rappel en dehors de ces heures.',
    ],
  }),
};
