import { amount, oneOrMany } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

const reserved = (count: number) =>
  `${amount(count, 'recommandation', 'recommandations')} ${oneOrMany(count, 'est incluse', 'sont incluses')} dans Pro`;

export const text: Text = {
  kinds: {
    conversion: 'Analyse de conversion',
    competitor: 'Analyse de la concurrence',
    swot: 'Analyse SWOT',
    copy: 'Analyse des textes',
  },

  documentTitle: ({ title, kind }) => `${title} – ${kind}`,
  generatedOn: ({ date }) => `Généré le ${date}`,
  pageNumber: ({ page, pages }) => `Page ${page} sur ${pages}`,
  noScore: 'Pas de score',
  missingLetters:
    'Les caractères absents des polices de ce document apparaissent sous la forme □. Le rapport en ligne les affiche.',
  openReport: 'Ouvrir le rapport',

  conversion: {
    fall: ({ percent }) => `De 100 à ${percent}`,
    facts: { captured: 'Capturé', pageType: 'Type de page', measured: 'Mesuré', rubric: 'Barème' },
    coverage: ({ measured, checks }) => `${measured} sur ${amount(checks, 'critère', 'critères')}`,
    score: 'Liftmark Score',
    scoreWithBand: ({ band }) => `Liftmark Score : ${band}`,
    topChanges: 'Les changements qui comptent le plus',
    categories: 'Six catégories',
    noCategoryScore: 'Trop peu de données',
    visitorQuestions: 'Ce que les visiteurs se demandent sur une telle page',
    recommendations: 'Recommandations',
    actionPlan: 'Plan d’action',
    lockedSteps: 'Les autres étapes sont incluses dans Pro.',
  },

  recommendations: {
    none: 'D’après nos mesures, il n’y a rien à changer.',
    locked: ({ count }) => `${reserved(count)}, avec preuves, étapes et meilleurs textes.`,
    severity: ({ number, severity }) => `${number} · Gravité ${severity}`,
    tried: {
      before: 'Actuel',
      after: 'Essayé',
      caption: {
        desktop: 'L’endroit du changement sur la page, ordinateur',
        mobile: 'L’endroit du changement sur la page, mobile',
      },
    },
    lockedLabel: 'Inclus dans Pro',
    observed: 'Ce que nous avons vu',
    why: 'Pourquoi c’est important',
    steps: 'Que changer',
    now: 'Actuel',
    better: 'Mieux',
    impact: 'Effet attendu',
    source: ({ title, publisher }) => `Source : ${title}, ${publisher}`,
  },

  method: {
    heading: 'Comment nous avons mesuré',
    coverage: ({ checks, measured, notApplicable, notMeasured }) =>
      `Sur ${amount(checks, 'critère', 'critères')}, ${measured} ${oneOrMany(measured, 'a été mesuré', 'ont été mesurés')}, ${notApplicable} ne ${oneOrMany(notApplicable, 's’applique', 's’appliquent')} pas à cette page et ${notMeasured} ${oneOrMany(notMeasured, 'n’a pas pu être mesuré', 'n’ont pas pu être mesurés')}. Le Liftmark Score est la moyenne arrondie des catégories. Chaque critère ci-dessous indique les points qu’il a coûtés.`,
    rendered: 'Nous avons ouvert la page dans un navigateur, sur ordinateur et, si possible, sur mobile.',
    static: 'Nous avons lu le code HTML de la page sans navigateur.',
    builtInWords: 'Le texte a été rédigé par l’analyse intégrée.',
    modelWords: ({ model, kept, dropped }) =>
      `${model} a rédigé une partie du texte : nous avons confirmé ${amount(kept, 'affirmation', 'affirmations')} sur la page et écarté celles que nous n’avons pas pu confirmer (${dropped}). Tous les scores viennent du code.`,
    losses: ({ percent }) => `Pourquoi ${percent} et pas 100`,
    allChecks: 'Tous les critères',
    points: ({ points }) => `−${points} points`,
  },

  secondOpinion: {
    heading: 'Deuxième avis',
    introduction: ({ model }) =>
      `Le modèle ${model} évalue ce qu’aucune règle ne peut mesurer, sur des échelles définies de 1 à 5. Ses notes ne changent pas le score.`,
    level: ({ level }) => `Modèle : ${level} sur 5`,
    measured: ({ category, score }) => `Mesuré, ${category} : ${score ?? 'trop peu de données'}`,
  },

  competitor: {
    rivals: 'Comparé à',
    scores: 'Scores',
    categories: 'Comparaison par catégorie',
    columns: ['Catégorie', 'Votre page', 'Meilleur concurrent', 'Écart'],
    notComparable: ({ reason }) => `Non comparable : ${reason}`,
    differences: 'Les différences qui comptent le plus',
    yours: 'Votre page',
    takeOver: ({ takeOver }) => `Prochaine étape : ${takeOver}`,
    keep: 'À conserver : votre page fait mieux.',
    recommendations: 'Recommandations stratégiques',
    none: 'Aucun concurrent ne fait mieux là où votre page perd des points.',
    locked: ({ count }) => `${reserved(count)}.`,
    details: 'Chaque page en détail',
  },

  copy: {
    priorities: 'Les textes à améliorer en priorité',
    none: 'Il n’y a rien à changer dans les textes de la page.',
    impact: ({ level }) => `Effet : ${level}`,
    headline: 'Améliorer le titre',
    current: 'Texte actuel',
    suggested: 'Texte suggéré',
    alternative: 'Une autre version',
    moreAlternatives: 'Autres versions',
    moreSuggestions: 'Autres suggestions',
    rewrites: 'Les mots de votre page, réécrits',
    now: ({ current }) => `Actuel : ${current}`,
    callsToAction: 'Améliorer les boutons',
    callToAction: ({ location, priority }) => `${location} · Priorité : ${priority}`,
    recommendations: 'Recommandations pour les textes',
    locked: ({ count }) =>
      `${amount(count, 'suggestion', 'suggestions')} ${oneOrMany(count, 'est incluse', 'sont incluses')} dans Pro.`,
  },

  swot: {
    strengths: { heading: 'Forces', scale: 'Effet' },
    weaknesses: { heading: 'Faiblesses', scale: 'Niveau de gravité', action: 'Suggestion' },
    opportunities: { heading: 'Opportunités', scale: 'Potentiel', action: 'Action' },
    threats: { heading: 'Menaces', scale: 'Risque', action: 'Parade' },
    level: ({ scale, level }) => `${scale} : ${level}`,
    none: 'Nous n’en avons pas trouvé.',
    locked: ({ count }) =>
      `${amount(count, 'point de plus est inclus', 'points de plus sont inclus')} dans Pro, avec les preuves et la marche à suivre.`,
  },

  linkPreview: {
    title: ({ title }) => `${title} – Liftmark Score`,
    score: ({ percent, detail }) =>
      detail === null ? `${percent} sur 100` : `${percent} sur 100, ${detail}`,
    grade: ({ grade }) => `note ${grade}`,
    scored: ({ kind, about, score }) => `${kind} : ${about}. Liftmark Score : ${score}.`,
    unscored: ({ kind, about }) => `${kind} : ${about}.`,
  },
};
