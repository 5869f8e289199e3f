import type { FallbackReason } from '@liftmark/contract/analyst';
import { amount } from '@liftmark/contract/figures';
import type { Text } from './report.text.ts';

const REASONS: Record<FallbackReason, string> = {
  slow: 'il n’a pas répondu à temps',
  unavailable: 'son fournisseur n’a pas répondu',
  'rate-limited': 'son fournisseur n’accepte plus de requêtes pour le moment',
  rejected: 'son fournisseur a rejeté la requête',
  refused: 'il a refusé de répondre',
  'cut-off': 'sa réponse a été coupée',
  malformed: 'sa réponse était illisible',
  ungrounded: 'ce qu’il a écrit ne correspondait pas à la page',
  'over-budget': 'cette analyse avait épuisé ses jetons',
  'report-language': 'nous ne pouvons vérifier ses autres textes qu’en anglais',
};

const LEVELS = { high: 'élevé', medium: 'moyen', low: 'faible' };
const LEVELS_OF = {
  impact: 'Effet',
  priority: 'Niveau de priorité',
  severity: 'Niveau de gravité',
  potential: 'Potentiel',
  risk: 'Risque',
};

export const text: Text = {
  bands: { 90: 'Excellent', 80: 'Très bien', 70: 'Bien', 60: 'Moyen', 0: 'Faible' },
  bandLegend: 'Niveaux du score',
  below: ({ score }) => `Moins de ${score}`,
  types: { critical: 'CRITIQUE', improve: 'ÉLEVÉE', optimize: 'MOYENNE', other: 'GAIN RAPIDE' },
  level: ({ level, of }) => `${LEVELS_OF[of]} : ${LEVELS[level]}`,
  noScore: 'Pas de score',
  tooLittle: 'Trop peu à mesurer',
  dial: {
    none: 'Liftmark Score : nous n’avons pas pu mesurer assez',
    range: ({ score, low, high }) => `Liftmark Score ${score} sur 100, entre ${low} et ${high}`,
    graded: ({ score, grade, word }) => `Liftmark Score ${score} sur 100, note ${grade}, ${word}`,
  },
  method: 'Comment nous mesurons cela (en anglais) :',
  generated: 'Généré le',
  partOfPro: 'Inclus dans Pro',
  copy: {
    now: ({ length }) => `Actuel, ${amount(length, 'caractère', 'caractères')}`,
    nowEmpty: 'Actuel',
    nothing: 'Il n’y a pas de texte ici.',
    better: 'Mieux',
    alternative: 'Autre version',
    exactly: ({ label, length }) => `${label}, ${amount(length, 'caractère', 'caractères')}`,
    about: ({ label, length }) => `${label}, environ ${amount(length, 'caractère', 'caractères')}`,
    fillIn: 'Complétez les blancs',
    ready: 'Rien à compléter',
    button: 'Copier',
    buttonOf: ({ name }) => `Copier ${name}`,
    done: 'Copié',
    failed: 'La copie a échoué',
    byHand: 'Sélectionnez le texte et copiez-le à la main.',
  },
  authorship: {
    model: ({ model, kept }) =>
      `Rédigé en partie par ${model} : ${amount(kept, 'affirmation vérifiée', 'affirmations vérifiées')} sur la page`,
    builtIn:
      'Rédigé par l’analyse intégrée. Un modèle a aussi été interrogé, mais rien de son texte n’est montré',
    dropped: ({ dropped }) => `; ${amount(dropped, 'autre écartée', 'autres écartées')}`,
    rest: 'L’analyse intégrée a rédigé le reste.',
    reason: ({ reason }) => `Raison : ${REASONS[reason]}.`,
  },
};
