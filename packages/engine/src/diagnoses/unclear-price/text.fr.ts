import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const STOPS = ['.', '!', '?'];

/** Entre guillemets, avec son point. */
function sentence(said: string): string {
  return `${quote(said, 110)}${STOPS.some((stop) => said.endsWith(stop)) ? '' : '.'}`;
}

export const text: Text = {
  why: 'Les visiteurs veulent savoir combien ils paieront en tout. Les frais inattendus sont la première cause d’abandon de commande, et ceux qui doivent faire le calcul ou comparer les offres eux-mêmes remettent leur décision à plus tard.',
  measure:
    'Signalé si tous les prix d’une page de tarifs sont dans des sections repliées, si la page qualifie ses propres prix d’estimations ou demande de les confirmer, si la livraison, les frais ou le total manquent, ou si trois formules ou plus ne peuvent pas être comparées. Le cas le plus grave détermine la gravité du constat. Seuls des prix repliés et des estimations qui contredisent une promesse de la page figurent parmi les cinq premiers constats.',
  collapsed: {
    title: ({ price }) => `Tous les prix sont dans des sections repliées, par exemple ${quote(price, 40)}`,
    observed: ({ price }) =>
      `La page n’affiche aucun prix tant que l’on n’a pas ouvert de section. ${quote(price, 40)}, par exemple, se trouve dans l’une d’elles.`,
    steps: [
      'Affichez chaque prix à côté du nom de ce qu’il paie, et ne repliez que les détails.',
      'Si la liste est longue, regroupez-la sous des titres, avec en haut un lien vers chaque groupe.',
    ],
  },
  caveat: {
    title: ({ caveat }) => `Affichez des prix définitifs au lieu de ${quote(caveat, 50)}`,
    observed: ({ caveat, promise }) =>
      `La page affiche des prix, puis revient dessus : ${sentence(caveat)}${promise === null ? '' : ` En même temps, elle promet ${sentence(promise)}`}`,
    steps: [
      'Donnez un prix fixe pour les cas les plus courants, et dites ce qu’il comprend.',
      'Si un prix varie, dites de quoi il dépend, et montrez deux ou trois exemples avec leur total.',
      'Retirez la réserve, ou placez-la à côté des quelques prix qu’elle concerne.',
    ],
  },
};
