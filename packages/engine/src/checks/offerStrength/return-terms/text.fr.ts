import { nextTo, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const beside = (button: string | null) =>
  button === null ? 'à côté du bouton principal' : nextTo(button, '');

export const text: Text = {
  title: {
    passes: 'Les conditions de retour ou d’annulation sont affichées',
    fails: 'Pas de conditions claires de retour ou d’annulation',
  },
  why: 'Une méta-analyse de 21 articles a montré que des conditions de retour souples augmentent les achats plus que les retours. Parmi les acheteurs américains qui ont abandonné une commande, 10 % citaient la politique de retour, et l’on ne peut tenir compte que de conditions visibles.',
  measure: (cases) =>
    `Des conditions de retour, de remboursement ou d’annulation, y compris celles qui excluent un remboursement, valent ${cases}. S’applique aux pages avec un prix ou un formulaire de réservation, mais aux pages d’hôtels et de restaurants seulement si l’on peut y réserver ou si les prix sont par nuit.`,
  how: {
    near: 'près du bouton principal',
    away: 'ailleurs sur la page',
    footer: 'sous forme de lien dans le pied de page',
    none: 's’il n’y en a pas',
  },
  notApplicable: {
    noBooking: 'On ne peut pas réserver sur cette page.',
    noPurchase: 'La page n’a ni prix ni formulaire de réservation.',
    free: 'L’offre est gratuite.',
  },
  notMeasured: { absent: 'Une politique de retour ou d’annulation' },
  observed: {
    near: ({ said }) => `Les conditions ${quote(said)} sont près du bouton principal.`,
    footer: ({ said }) => `Les conditions ${quote(said)} sont dans le pied de page.`,
    away: ({ said }) => `Les conditions ${quote(said)} sont sur la page, mais pas près du bouton principal.`,
    none: 'Aucune condition de retour, de remboursement ou d’annulation n’a été trouvée.',
  },
  searched: [
    'le texte visible et les liens, de l’en-tête au pied de page, pour toute mention de retours et d’annulation',
  ],
  advice: {
    repeat: {
      title: ({ said, inFooter, button }) =>
        inFooter
          ? `Reprenez ${quote(said, 40)} du pied de page ${beside(button)}`
          : `Répétez ${quote(said, 40)} ${beside(button)}`,
      step: ({ said, button }) =>
        `${quote(said, 60)} figure déjà sur la page. Résumez-le en une ligne ${beside(button)} et gardez le lien pour les détails.`,
    },
    add: {
      title: ({ isBooking, button }) =>
        `Ajoutez des conditions ${isBooking ? 'd’annulation' : 'de retour ou d’annulation'} ${beside(button)}`,
      step: ({ button }) => `Écrivez une ligne ${beside(button)} : le délai, qui paie et la marche à suivre.`,
    },
    steps: ({ isBooking }) =>
      isBooking
        ? [
            'Dites jusqu’à quand on peut annuler ou reporter une réservation et combien on récupère. Des études associent la facilité de retour et d’annulation à davantage d’achats.',
            'Si les réservations ne peuvent pas être annulées, dites-le aussi ici : une surprise plus tard fait plus de tort.',
          ]
        : [
            'Dites ce qui est remboursé et qui paie le renvoi. Des études associent la facilité de retour à davantage d’achats.',
            'Si vous n’acceptez pas les retours, dites-le aussi ici : une surprise plus tard fait plus de tort.',
          ],
  },
};
