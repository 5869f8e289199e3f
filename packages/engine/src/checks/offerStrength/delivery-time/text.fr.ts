import { nextTo, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const beside = (button: string | null) => (button === null ? 'à côté du bouton d’achat' : nextTo(button, ''));

export const text: Text = {
  title: {
    passes: 'Le délai de livraison est affiché',
    fails: 'Aucun délai de livraison n’est affiché',
  },
  why: 'Entre 16 et 23 % des acheteurs américains qui ont abandonné une commande invoquaient une livraison trop lente. Afficher une date ne l’accélère pas, mais répond à la question avant que l’on parte chercher ailleurs, et une information donnée d’emblée est l’un des signes durables d’un site crédible.',
  measure: (cases) =>
    `Pour les articles expédiés, une date de livraison, une fourchette ou un délai d’expédition vaut ${cases}. Non noté si l’on ne sait pas si quelque chose est expédié.`,
  how: {
    near: 'près du bouton d’achat',
    linked: 'derrière un lien',
    away: 'ailleurs sur la page',
    none: 's’il n’y en a pas',
  },
  notApplicable: { notShipped: 'Rien sur cette page ne doit être expédié.' },
  notMeasured: {
    unclearIfShipped: 'On ne sait pas si quelque chose est expédié.',
    absent: 'Un délai de livraison',
  },
  observed: {
    near: ({ said }) => `Près du bouton d’achat, la page dit ${quote(said)}.`,
    linked: ({ said }) => `Le délai de livraison est derrière un lien : ${quote(said)}.`,
    away: ({ said }) => `La page dit ${quote(said)}, mais pas près du bouton d’achat.`,
    none: 'Ni date de livraison, ni fourchette, ni délai d’expédition n’ont été trouvés.',
  },
  searched: ['le texte visible et les liens de toute la page, pour toute mention de livraison'],
  advice: {
    title: ({ button }) => `Affichez le délai de livraison ${beside(button)}`,
    steps: ({ button }) => [
      `Ajoutez une ligne ${beside(button)} avec une date ou une fourchette que vous pouvez tenir.`,
      'Si cela dépend de la destination, affichez le cas habituel avec un lien vers le tableau complet.',
      'N’affichez une heure limite de commande (« commandez avant 14 h ») que si elle est réelle.',
    ],
  },
};
