import { list, percent, perViewport } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Share = Parameters<Text['observed']['share']>[0]['share'];

/** « 20 % de l’écran sur ordinateur, 5 % de l’écran sur mobile ». */
const taken = (share: Share) => perViewport(share, (value) => `${percent(value)} de l’écran`);

export const text: Text = {
  title: {
    passes: 'La publicité laisse de la place au contenu',
    fails: 'La publicité étouffe le contenu du premier écran',
  },
  why: 'Les règles de Stanford recommandent la retenue avec la publicité et sa séparation du contenu. Depuis 2012, Google classe moins bien les pages avec beaucoup de publicités sur le premier écran. Aucune étude publiée n’en mesure l’effet sur la conversion.',
  measure: (scale) =>
    `La part du premier écran couverte par des cadres d’hébergeurs de publicité connus et par des publicités signalées comme telles : ${scale}.`,
  notApplicable: { noAds: 'La page n’a pas de publicité.' },
  notMeasured: { size: 'La taille des publicités n’a pas pu être déterminée.' },
  observed: { share: ({ share }) => `Sur le premier écran, la publicité occupe ${taken(share)}.` },
  advice: {
    title: ({ hosts }) =>
      `Descendez les publicités${hosts.length > 0 ? ` de ${list(hosts, 3)}` : ''} sous le premier écran`,
    steps: ({ share }) => [
      `Sur le premier écran, la publicité occupe ${taken(share)}. Restez sous 5 %, ou ne la faites commencer que plus bas.`,
      'Signalez les publicités comme telles et tenez-les à l’écart de votre propre offre.',
    ],
  },
};
