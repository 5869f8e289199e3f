import { amount, lowerFirst, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './summary.text.ts';

/** « 0,6 point », « 3,1 points ». */
const worth = (points: string) => `${points} ${Number(points.replace(',', '.')) < 2 ? 'point' : 'points'}`;

export const text: Text = {
  subject: {
    headlined: ({ headline }) => `La page intitulée ${headline}`,
    typed: ({ type }) => `Cette page (${type})`,
    plain: 'Cette page',
    fromHtml: ({ page }) =>
      `D’après son seul HTML (mise en page, vitesse et mobile n’ont pas été vérifiés), ${lowerFirst(page)}`,
  },
  score: {
    graded: ({ percent, grade }) => `${percent} sur 100 (${grade})`,
    plain: ({ percent }) => `${percent} sur 100`,
    between: ({ low, high }) => `entre ${low.grade} (${low.score}) et ${high.grade} (${high.score})`,
    within: ({ low, high }) => `entre ${low} et ${high} sur 100`,
  },
  verdicts: {
    90: 'défend très bien son offre',
    80: 'défend bien son offre, avec quelques lacunes',
    70: 'réussit l’essentiel, mais laisse certains visiteurs dans le doute',
    60: 'ne donne aux visiteurs qu’une partie de ce qu’il leur faut pour se décider',
    0: 'donne à la plupart des visiteurs trop peu de raisons d’agir',
  },
  faulty: 'réussit presque tout, mais a un problème grave',
  verdict: ({ subject, verdict, score }) => `${subject} ${verdict} : ${score}.`,
  limited: ({ subject, score, limits, uncapped }) => {
    const cause =
      limits === 1
        ? 'pour cette raison'
        : `pour cette raison et à cause ${limits === 2 ? 'd’un autre plafond' : `de ${limits - 1} autres plafonds`}`;
    const otherwise = uncapped === null ? '' : ` ; sans cela, le score serait de ${uncapped}`;
    return `${subject} obtient ${score} ${cause}${otherwise}.`;
  },
  withoutLimits: ({ limits, uncapped }) =>
    limits === 1
      ? `Sans le plafond qui la retient, le score serait de ${uncapped}.`
      : `Sans les ${limits} plafonds qui la retiennent, le score serait de ${uncapped}.`,
  uncertain: ({ subject, score, reason }) => `${subject} obtient ${score} : ${reason}.`,
  noScore: ({ subject }) =>
    `${subject} n’a pas de score, car nous n’avons pas pu en mesurer assez ; ce que nous avons trouvé figure ci-dessous.`,
  noScoreUnread: ({ subject, reason }) => `${subject} n’a pas de score, pour cette raison : ${reason}.`,
  unread: {
    unknownLanguage: 'sa langue n’a pas pu être déterminée',
    language: ({ language, sample }) => {
      const read = sample === null ? '' : ` (${quote(sample, 60)})`;
      return `Liftmark n’a pas encore de listes de mots pour la langue de son texte, ${language}${read}`;
    },
    instead:
      'Si la page existe dans une autre langue, comme l’anglais, analysez cette version pour un rapport complet.',
    wordsLeftOut: ({ reason }) => `Le score ne tient pas compte des textes, pour cette raison : ${reason}.`,
    rest: ({ checks }) =>
      `${amount(checks, 'critère n’a pas pu être mesuré', 'critères n’ont pas pu être mesurés')}. La mise en page, la vitesse, le contraste et tout ce qui ne dépend pas des textes ont été mesurés.`,
    restOfHtml: ({ checks }) =>
      `${amount(checks, 'critère n’a pas pu être mesuré', 'critères n’ont pas pu être mesurés')} : sans les textes, le HTML ne nous en dit pas assez.`,
  },
  little: ({ judged, measured }) => {
    const found =
      judged === measured
        ? amount(judged, 'critère a pu être jugé', 'critères ont pu être jugés')
        : `${amount(judged, 'critère mesuré', 'critères mesurés')} sur ${measured} ${judged < 2 ? 'a pu être jugé' : 'ont pu être jugés'}`;
    return `N’accordez pas trop d’importance à ce score : seulement ${found}, et les autres comptent comme moyens.`;
  },
  wordless:
    'Il n’y a presque pas de texte sur le premier écran. Commencez par dire de quoi il s’agit et à qui cela s’adresse, en texte plutôt que dans une image.',
  category: ({ label, score }) => `${label} (${score})`,
  strongest: ({ best }) => `La catégorie la plus forte est ${best}.`,
  weakest: ({ worst }) => `La catégorie la plus faible est ${worst}.`,
  strongestAndWeakest: ({ best, worst }) =>
    `La catégorie la plus forte est ${best}, la plus faible est ${worst}.`,
  costliest: ({ points, title, seen }) =>
    `Le plus gros problème coûte ${worth(points)} : ${title} (${seen}).`,
  start: ({ first, effort, second }) =>
    `Commencez par ceci : ${first} (${effort})${second === null ? '' : ` ; puis ${second}`}`,
  firstOnTheList: ({ first, effort, second }) =>
    `Commencez par ceci : ${first} (${effort})${second === null ? '' : `. Ensuite : ${second}`}`,
  onlySmallFixes: ({ first }) => `Il ne reste que de petites corrections. Commencez par ceci : ${first}`,
  nothingToChange: 'Rien de ce que nous avons mesuré n’a besoin de changer.',
  sayMore: ({ questions }) =>
    `Rien ici ne doit changer, mais donnez plus d’éléments aux visiteurs : dites ${questions}.`,
  questions: {
    what: 'de quoi il s’agit',
    whom: 'à qui cela s’adresse',
    price: 'ce que cela coûte',
    proof: 'qui le recommande',
  },
};
