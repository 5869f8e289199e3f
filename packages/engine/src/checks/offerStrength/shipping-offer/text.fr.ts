import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Une offre de livraison gratuite est affichée',
    fails: 'Aucune offre de livraison gratuite n’est affichée',
  },
  why: 'Sur 2 732 tests dans 252 boutiques, les promotions et les offres de livraison ont eu les plus grands effets. Une étude d’une enseigne de mode a montré que la livraison gratuite à partir d’un seuil augmente le panier par rapport à la livraison gratuite pour tous ; aucun de ces résultats ne tient compte des marges.',
  measure: (cases) =>
    `Pour les articles expédiés, la livraison gratuite, ou un montant minimum indiqué pour l’obtenir, vaut ${cases}.`,
  how: { free: 'si c’est indiqué', none: 'sinon' },
  notApplicable: { notShipped: 'Rien ici ne doit être expédié.' },
  notMeasured: {
    unclearIfShipped: 'On ne sait pas si quelque chose est expédié.',
    absent: 'Une offre de livraison',
  },
  observed: {
    free: ({ said }) => `La page dit ${quote(said)}.`,
    paid: ({ said }) => `Tout ce que la page dit de la livraison est ${quote(said)}.`,
    none: 'Ni livraison gratuite ni seuil de livraison gratuite n’ont été trouvés.',
  },
  searched: ['le texte visible, de l’en-tête au pied de page, pour toute mention de livraison'],
  advice: {
    title: {
      paid: ({ said }) =>
        `Remplacez ${quote(said, 50)} par un seuil de livraison gratuite si les marges le permettent`,
      none: ({ page }) => `Testez un seuil de livraison gratuite sur ${page} si les marges le permettent`,
    },
    steps: [
      'Calculez à partir de quel montant de commande vous pouvez couvrir les frais de livraison.',
      'Affichez-le dans l’en-tête et à côté du prix, avec les mêmes mots.',
      'Mesurez le profit par visiteur, pas seulement les commandes : les études ne tiennent pas compte des marges.',
    ],
  },
};
