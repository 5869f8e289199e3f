import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const under = (printed: string | null) => (printed === null ? 'le prix' : quote(printed, 40));

const beside = (printed: string | null) =>
  printed === null ? 'à côté du prix' : `à côté de ${quote(printed, 40)}`;

const withoutAmount = (hasAmount: boolean) => (hasAmount ? '' : ', sans montant');

export const text: Text = {
  title: {
    passes: 'Le coût total est clair d’emblée',
    fails: 'Le coût total n’est pas clair d’emblée',
  },
  why: 'Les coûts supplémentaires comme la livraison, les taxes et les frais sont la raison que les acheteurs américains donnent le plus souvent pour avoir abandonné une commande : 39 % dans la dernière enquête. Une expérience auprès de millions d’acheteurs de billets a montré qu’afficher les frais tardivement augmente quand même les ventes à court terme ; pour les billets et les courts séjours aux États-Unis, cette pratique est illégale depuis mai 2025.',
  measure:
    'Pour les articles expédiés, un coût de livraison, « gratuite » ou un seuil près du prix vaut 1, « hors livraison » 0,7, l’un d’eux ailleurs au plus 0,75, et aucune mention de livraison 0,2. Pour les événements et les réservations, 1 si la page dit que frais et taxes sont compris ou en indique le montant, sinon 0,4. Sur une page de commande, le total vaut 1 à côté du formulaire, 0,6 ailleurs, et 0 s’il manque.',
  notApplicable: {
    noPrice: 'Aucun prix n’est affiché.',
    noBooking: 'On ne peut pas réserver sur cette page.',
    notShipped: 'Rien ici ne doit être expédié.',
    free: 'L’offre est gratuite.',
  },
  notMeasured: { unclearIfShipped: 'On ne sait pas si le produit est expédié.', absent: 'Le coût total' },
  observed: {
    shipping: {
      near: ({ said, hasAmount }) =>
        `La livraison est mentionnée à côté du prix${withoutAmount(hasAmount)} : ${quote(said)}.`,
      away: ({ said, hasAmount }) =>
        `La livraison est mentionnée ailleurs sur la page${withoutAmount(hasAmount)} : ${quote(said)}.`,
      none: 'La page ne dit pas ce que coûte la livraison.',
    },
    fees: {
      stated: ({ said, hasAmount }) =>
        `Les frais sont mentionnés${withoutAmount(hasAmount)} : ${quote(said)}.`,
      none: 'La page ne dit pas si le prix comprend les frais et les taxes.',
    },
    total: {
      near: ({ said }) => `Le total de la commande est à côté du formulaire : ${quote(said)}.`,
      away: ({ said }) => `Le total de la commande n’est pas à côté du formulaire : ${quote(said)}.`,
      none: 'Aucun total de commande n’a été trouvé.',
    },
  },
  searched: [
    'le texte visible de toute la page, pour toute mention de livraison, de frais, de taxes et de totaux',
  ],
  advice: {
    tradeoff:
      'Attendez-vous à un compromis : une expérience de terrain a montré que des frais affichés tardivement font vendre davantage à court terme. Affichez quand même le total d’emblée : les frais surprises sont le reproche le plus courant, et les lois de plusieurs régions limitent les frais affichés tardivement.',
    total: {
      move: ({ said }) => `Placez le total ${quote(said, 40)} à côté du formulaire`,
      add: ({ button }) =>
        `Affichez le total de la commande au-dessus ${button === null ? 'du formulaire de paiement' : `de ${quote(button, 40)}`}`,
      steps: [
        'Listez les articles, la livraison, les taxes et les frais avec le total en dessous, à côté des champs sur ordinateur et au-dessus sur mobile.',
        'Gardez-le visible et mettez-le à jour quand le mode de livraison change.',
      ],
    },
    shipping: {
      title: ({ printed }) => `Affichez les frais de livraison ${beside(printed)}`,
      complete: ({ said, printed }) =>
        `La page dit ${quote(said)}. Indiquez le montant, ou le minimum de commande pour la livraison gratuite, juste sous ${under(printed)}.`,
      add: ({ printed }) =>
        `Sous ${under(printed)}, ajoutez les frais de livraison, ou le minimum de commande pour la livraison gratuite.`,
      byCountry:
        'S’ils dépendent du pays, affichez ceux du pays du visiteur, ou les plus bas avec « à partir de ».',
    },
    fees: {
      title: ({ printed }) => `Dites si ${under(printed)} comprend les frais et les taxes`,
      steps: ({ printed }) => [
        `Faites du prix final le plus visible. Si des frais s’ajoutent à ${printed === null ? 'ce prix' : quote(printed, 40)}, affichez le total à la place.`,
        'Listez en dessous les frais obligatoires avec leur montant.',
        'Risque juridique aux États-Unis : pour les billets de spectacles et les hébergements de courte durée, la règle de la FTC sur les frais déloyaux ou trompeurs (16 CFR 464) exige que le prix tout compris soit le plus visible.',
      ],
    },
  },
};
