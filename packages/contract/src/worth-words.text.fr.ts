import { amount, oneOrMany } from './figures.ts';
import type { Text } from './worth-words.text.ts';

const TOGETHER: Record<number, string> = { 2: 'Les deux', 3: 'Les trois', 4: 'Les quatre', 5: 'Les cinq' };

export const text: Text = {
  worth: {
    little: 'moins d’un point',
    notCounted: 'ne compte pas dans le score',
    works: ({ from, to }) => `${from} → ${to} une fois que cela fonctionne`,
    fixed: ({ from, to }) => `${from} → ${to} une fois corrigé`,
    withChecks: ({ words, uncapped, points, ceilings }) =>
      `${words} : ${uncapped} sans ${oneOrMany(ceilings, 'le plafond', 'les plafonds')}, ${points} de plus grâce aux critères concernés`,
    upTo: ({ from, to }) => `jusqu’à ${amount(to - from, 'point', 'points')} : ${from} → ${to}`,
  },
  whyFirst: {
    works: 'Les visiteurs en déduisent que d’autres choses ne fonctionnent pas non plus.',
    question: ({ question }) =>
      `Avant d’agir, les visiteurs se demandent « ${question} », et la page n’y répond pas bien.`,
  },
  start: 'Commencez ici :',
  together: ({ changes, from, to }) =>
    `${TOGETHER[changes] ?? 'Tous'} ensemble : ${from} → ${to} une fois corrigés`,
  biggestGain: 'En points seulement, le plus gros gain vient plus loin :',
  places: {
    first: 'Ce qui gêne les visiteurs',
    also: 'À faire aussi',
    housekeeping: 'Petites retouches',
  },
  duration: {
    minutes: ({ count }) => `environ ${amount(count, 'minute', 'minutes')}`,
    hours: ({ count }) => `environ ${amount(count, 'heure', 'heures')}`,
    days: ({ count }) => `environ ${amount(count, 'jour', 'jours')}`,
  },
  smallFixes: ({ count }) => amount(count, 'petite correction', 'petites corrections'),
  housekeeping: ({ fixes }) => `Petites retouches : ${fixes}`,
  model: {
    suggested: ({ model }) => `Suggestion de ${model}`,
    worded: ({ model }) => `Repéré par Liftmark, formulé par ${model}`,
    notForThisPage: ({ model, reason }) => `Sans doute pas pour cette page, selon ${model} : ${reason}`,
    title: 'Suggestions d’un modèle de langage',
    lead: 'Un modèle de langage a lu la page et suggère ces changements. Chacun cite ce qui s’y trouve. Ils n’ont d’effet sur aucun score.',
    yours: 'Votre page',
  },
  room: {
    both: ({ after, before }) => `Occupe ${after} lignes au lieu de ${before}.`,
    each: ({ desktop, mobile }) =>
      `Occupe ${desktop.after} lignes au lieu de ${desktop.before} sur ordinateur et ${mobile.after} au lieu de ${mobile.before} sur mobile.`,
    desktop: ({ after, before }) => `Occupe ${after} lignes au lieu de ${before} sur ordinateur.`,
    mobile: ({ after, before }) => `Occupe ${after} lignes au lieu de ${before} sur mobile.`,
  },
  trial: {
    failures: {
      targetGone:
        'L’élément n’était plus là quand nous avons rechargé la page. Réessayez, ou suivez les étapes à la main.',
      overwritten: 'Un script de la page a annulé le changement. Modifiez le script qui crée cette partie.',
      blocked: 'La politique de sécurité de la page a bloqué le changement. Faites-le dans votre code.',
      outOfReach:
        'L’élément se trouve dans une partie de la page que nous ne pouvons pas modifier, par exemple un cadre. Modifiez-le dans le code de cette partie.',
      pageChanged: 'La page n’était plus la même quand nous l’avons rechargée. Analysez de nouveau la page.',
      notLoaded: 'Nous n’avons pas pu recharger la page. Réessayez dans quelques minutes.',
      outOfTime: 'Il ne restait plus de temps pour l’essayer. Réessayez.',
    },
    notTried: ({ reason }) => `Non essayé : ${reason}`,
    placeholder:
      'Essayé avec un texte provisoire : aucun gain n’est compté pour des mots qui n’existent pas encore',
    tried: 'Essayé sur votre page',
    score: ({ before, after }) => `Essayé sur votre page : score ${before} → ${after}`,
    check: ({ check, outcome, score }) =>
      `Essayé sur votre page : « ${check} » ${outcome}, score ${score.before} → ${score.after}`,
    verified: ({ before, after }) => `Vérifié sur votre page : ${before} → ${after}`,
    worse: ({ tried, worse }) => `${tried}. Moins bien : ${worse}`,
  },
  lead: {
    ahead: 'Devant',
    level: 'À égalité',
    behind: 'Derrière',
    unknown: 'Non mesuré',
    notComparable: 'Non comparable',
    note: ({ points }) =>
      `Dans chaque catégorie, votre page est comparée au meilleur concurrent. Un écart de moins de ${points} points compte comme une égalité.`,
  },
};
