import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function quoted(prices: readonly string[], limit: number): string {
  return list(
    prices.map((price) => quote(price, 20)),
    limit,
  );
}

export const text: Text = {
  title: { passes: 'L’ancien prix est expliqué', fails: 'L’ancien prix n’est pas expliqué' },
  why: 'Dans l’Union européenne, une réduction doit indiquer le prix le plus bas des 30 jours précédents, et au Royaume-Uni, un accord validé par la justice a déclaré illégales les fausses réductions. Un ancien prix est aussi plus crédible quand il est expliqué.',
  measure: (cases) =>
    `Les prix barrés valent ${cases}. S’applique seulement si le vendeur est dans l’Union européenne ou l’Espace économique européen ; non noté si le pays est inconnu.`,
  how: {
    explained: 's’ils sont tous expliqués',
    bare: 'si l’un n’est pas expliqué à proximité (prix le plus bas des 30 derniers jours, prix conseillé, date)',
  },
  notApplicable: {
    none: 'Aucun ancien prix n’est barré.',
    elsewhere: ({ country }) => `Le vendeur est hors de l’Espace économique européen (${country}).`,
  },
  notMeasured: { country: 'Le pays du vendeur n’a pas pu être déterminé.' },
  observed: {
    explained: ({ prices }) =>
      `${prices.length === 1 ? 'L’ancien prix est expliqué' : 'Les anciens prix sont expliqués'} : ${list(
        prices.map(({ price, basis }) => `${quote(price, 20)} (${basis})`),
        3,
      )}.`,
    bare: ({ prices }) =>
      `${prices.length === 1 ? 'L’ancien prix n’est pas expliqué' : `${prices.length} anciens prix ne sont pas expliqués`} : ${quoted(prices, 4)}.`,
  },
  searched: ['le texte près du prix', 'les notes'],
  advice: {
    title: ({ price }) => `Expliquez l’ancien prix ${quote(price, 20)}`,
    steps: ({ prices }) => [
      'Affichez le prix le plus bas des 30 derniers jours à côté du prix réduit, et calculez-en la réduction.',
      `Faites-le pour ${quoted(prices, 5)}.`,
      'Si c’est le prix conseillé par le fabricant, dites-le.',
    ],
  },
};
