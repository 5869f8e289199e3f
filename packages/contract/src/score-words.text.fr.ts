import { amount, oneOrMany } from './figures.ts';
import type { Text } from './score-words.text.ts';

/** « 0,6 point », « 3,1 points ». */
const lost = (points: string) => `${points} ${Number(points.replace(',', '.')) < 2 ? 'point' : 'points'}`;
const couldNot = (count: number) =>
  `${amount(count, 'critère', 'critères')} ${oneOrMany(count, 'n’a pas pu être', 'n’ont pas pu être')}`;

export const text: Text = {
  letters: ({ low, high }) => `entre ${low} et ${high}`,
  points: ({ low, high }) => `entre ${low} et ${high}`,
  range: {
    letters: ({ low, high, reason }) => `Entre ${low} et ${high} : ${reason}.`,
    points: ({ low, high, reason }) => `Entre ${low} et ${high} sur 100 : ${reason}.`,
    atEnd: ({ score }) =>
      `Le score de ${score} suppose que ce qui n’a pas pu être mesuré ressemble au reste de la page.`,
  },
  noWordList: 'Il n’y a pas de liste de mots pour la langue',
  unmeasured: {
    language: ({ count, language }) =>
      `${couldNot(count)} ${oneOrMany(count, 'appliqué', 'appliqués')} en ${language}`,
    html: ({ count }) =>
      `${couldNot(count)} ${oneOrMany(count, 'mesuré', 'mesurés')} à partir du seul code HTML`,
    some: ({ count }) => `${couldNot(count)} ${oneOrMany(count, 'mesuré', 'mesurés')}`,
    unknown: 'certains critères n’ont pas pu être mesurés',
  },
  coverageLimit: ({ notMeasured, all, measured }) =>
    `${amount(notMeasured, 'critère', 'critères')} sur ${all} ${oneOrMany(notMeasured, 'n’a pas pu être mesuré', 'n’ont pas pu être mesurés')} : le score repose surtout sur les ${measured} autres.`,
  held: ({ points }) => `Coûte ${lost(points)}`,
  ceilingCost: ({ title, points, reason }) => `« ${title} » coûte ${lost(points)} : ${reason}`,
  uncapped: ({ ceilings, score }) =>
    `Sans ${oneOrMany(ceilings, 'ce plafond', 'ces plafonds')} et sans autre changement : ${score}`,
  smallCeilings: ({ count, titles }) => `${count} autres plafonds : ${titles}.`,
  ceiling: ({ title }) => `Plafond : ${title}`,
  standing: ({ share, pages, kind, month }) =>
    `Score supérieur à celui de ${share} des ${pages} ${kind} (mesures : ${month}).`,
  lowest: ({ pages, kind, month }) =>
    `Parmi les scores les plus bas de ${pages} ${kind} (mesures : ${month}).`,
  span: ({ low, high }) => `${low} à ${high}`,
  anyPages: 'pages',
  notCompared: {
    nowCaptured: ({ date }) =>
      `La version du ${date} montre la page telle que nous l’avons ouverte, et celle-ci telle qu’elle était dans un navigateur : nous ne les comparons donc pas.`,
    nowOpened: ({ date }) =>
      `La version du ${date} montre la page telle qu’elle était dans un navigateur, et celle-ci telle que nous l’avons ouverte : nous ne les comparons donc pas.`,
  },
  rubric: ({ rubric }) => `Barème ${rubric}.`,
  oldRubric: ({ rubric }) =>
    `Noté avec le barème ${rubric}, antérieur à novembre 2026, quand le score était une simple moyenne des critères. Analysez de nouveau la page pour la comparer aux scores plus récents.`,
  pageType: {
    selected: ({ label }) => `${label} (sélection)`,
    detected: ({ label }) => `${label} (détection)`,
    probable: ({ label }) => `${label}, probablement`,
    possible: ({ label }) => `Incertain, peut-être : ${label.toLowerCase()}`,
    undetermined: 'N’a pas pu être déterminé',
  },
  phoneLayout: ({ width }) =>
    `La page n’a pas de balise viewport pour mobile : les mobiles l’affichent sur ${width} px de large.`,
  fall: {
    whole: ({ score, parts }) => `De 100 à ${score} : ${parts}.`,
    otherCeilings: ({ count }) => amount(count, 'autre plafond', 'autres plafonds'),
    rounding: 'Arrondi',
    rest: 'Tout le reste',
    related: ({ title, count }) => `${title}, avec ${amount(count, 'contrôle lié', 'contrôles liés')}`,
    filler: ({ category }) =>
      `${category} : complété par la moyenne de la page, car peu de critères s’appliquent`,
    floor: ({ category }) => `${category} : maintenu au score minimal`,
    wholeNumber: 'Arrondi à un nombre entier',
  },
};
