import { amount, figure } from '../checks/shared/phrasing.ts';
import type { Text } from './report-answers.text.ts';

/** « 0,6 point », « 3,1 points ». */
const worth = (points: string) => `${figure(Number(points), 1)} ${Number(points) < 2 ? 'point' : 'points'}`;

export const text: Text = {
  firstChanges: 'Commencez par les changements qui valent le plus la peine :',
  firstProblems: 'Commencez par ce qui arrête les visiteurs, le plus grave en premier :',
  fix: ({ step }) => `À faire : ${step}`,
  quickChanges: 'Ces changements prennent environ 15 minutes chacun, le plus utile en premier :',
  nothingToChange: 'Rien de ce que nous avons mesuré n’a besoin de changer.',

  score: ({ score }) => `Le score est de ${score} sur 100.`,
  uncapped: ({ ceilings, score }) =>
    ceilings === 1
      ? `Sans le plafond ci-dessous, il serait de ${score}.`
      : `Sans les plafonds ci-dessous, il serait de ${score}.`,
  biggestLosses: 'Les plus grandes pertes :',
  noLosses: 'Aucun des critères non remplis n’a coûté de points.',
  loss: ({ reason, points }) => `${reason} (${worth(points)})`,
  neutral: ({ points }) =>
    `${worth(points)} ${Number(points) < 2 ? 'est perdu' : 'sont perdus'} dans des catégories où peu de critères s’appliquent à cette page, car le reste d’une telle catégorie compte comme la moyenne.`,

  strengths: 'Ce qui fonctionne déjà :',
  noStrengths: 'Aucun critère sur ce que les visiteurs remarquent n’est entièrement rempli.',

  expectation:
    'La page seule ne permet pas de le dire : cela dépend de qui la visite et pourquoi, et seul un test le montrera.',
  impact: ({ impact }) => `Pour des changements comme celui-ci : ${impact}`,

  allPass: ({ topic }) => `Sur le thème « ${topic} », tout ce que nous avons vérifié est en ordre :`,
  canImprove: ({ topic, faults, shown }) =>
    `Sur le thème « ${topic} », ${amount(faults, 'point peut être amélioré', 'points peuvent être améliorés')}${shown < faults ? ', en commençant par ceux-ci' : ''} :`,
  onPage: ({ topic }) => `Voici ce que dit la page sur le thème « ${topic} » :`,
  notJudged: ({ topic }) => `Ce rapport ne juge pas le thème « ${topic} » :`,
  betterCopy: ({ topic }) =>
    `De meilleures formulations sur le thème « ${topic} », d’après les mots de la page. Remplissez ce qui est entre crochets :`,
  toDo: ({ observed, advice }) => `${observed} À faire : ${advice}`,
  example: ({ copy }) => `Par exemple : ${copy}`,

  about: ({ title, pageType }) => `« ${title} ». Type de page : ${pageType}.`,
};
