import { amount, lowerFirst } from '../checks/shared/phrasing.ts';
import type { Text } from './category-insights.text.ts';

/** « 0,6 point », « 3,1 points ». */
const worth = (points: string) => `${points} ${Number(points.replace(',', '.')) < 2 ? 'point' : 'points'}`;

export const text: Text = {
  scored: ({ category, score, grade }) => `${category} : ${score} sur 100 (${grade}).`,
  unscored: ({ category }) =>
    `${category} : pas de score, car nous n’avons pas pu en mesurer assez. Cette catégorie ne compte donc pas dans le score global.`,
  namedGaps: ({ gaps, points, titles }) =>
    gaps === 1
      ? `Un autre problème coûte ${worth(points)} : ${titles.replaceAll('; ', ' ; ')}.`
      : `${gaps} autres problèmes coûtent ${worth(points)} : ${titles.replaceAll('; ', ' ; ')}.`,
  countedGaps: ({ gaps, points }) =>
    `${amount(gaps, 'autre problème coûte', 'autres problèmes coûtent')} ${worth(points)} ; voir la liste complète des constats.`,
  filled: ({ judged }) =>
    judged === 0
      ? 'Aucun critère n’a pu être jugé ici : la catégorie reçoit donc la moyenne de la page.'
      : `Seulement ${amount(judged, 'critère a pu être jugé', 'critères ont pu être jugés')} ici : le score repose donc en partie sur la moyenne de la page.`,
  working: ({ observed, others }) =>
    `Ce qui fonctionne : ${lowerFirst(observed)}${others === 0 ? '' : ` ${amount(others, 'autre critère est rempli', 'autres critères sont remplis')}.`}`,
  unmeasured: ({ checks }) =>
    `${amount(checks, 'critère n’a pas pu être mesuré', 'critères n’ont pas pu être mesurés')} ici.`,
};
