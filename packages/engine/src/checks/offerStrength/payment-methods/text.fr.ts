import { list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Plusieurs moyens de paiement sont affichés',
    fails: 'Peu de moyens de paiement sont affichés',
  },
  why: 'Dans une enquête, 8 % des acheteurs américains ont abandonné une commande faute de moyens de paiement suffisants. Dans une application, payer avec un portefeuille prenait 17 secondes, contre 103 secondes de saisie ; la conversion supérieure qu’annoncent les fournisseurs de portefeuilles reflète surtout le profil de ceux qui les utilisent.',
  measure: (scale) =>
    `Moyens de paiement différents affichés : ${scale}. Non noté s’il n’y en a aucun, car ils peuvent apparaître à une étape suivante.`,
  notMeasured: {
    none: 'Aucun moyen de paiement n’est affiché ici. Ils apparaissent peut-être à une étape suivante.',
  },
  observed: {
    enough: ({ methods }) => `Moyens de paiement affichés : ${list(methods, 8)}.`,
    few: ({ methods }) =>
      methods.length === 1
        ? `Le seul moyen de paiement affiché est ${list(methods)} ; visez-en au moins trois.`
        : `Les seuls moyens de paiement affichés sont ${list(methods, 8)} ; visez-en au moins trois.`,
  },
  advice: {
    title: ({ methods }) => `Ajoutez des moyens de paiement en plus de ${list(methods)}`,
    steps: ({ methods }) => [
      `La page affiche ${list(methods)}. Vérifiez quels autres moyens sont les plus utilisés dans les pays de vos clients.`,
      'Ajoutez le ou les deux plus utilisés, dont un portefeuille mobile.',
      'Affichez les logos de tous les moyens près du bouton d’achat et à l’étape du paiement.',
    ],
    design: [
      'De petits logos sur une rangée ; sur mobile, le bouton de portefeuille au-dessus du formulaire de carte.',
    ],
  },
};
