import type { Text } from './labels.text.ts';

export const text: Text = {
  bands: { 90: 'Excellent', 80: 'Très bien', 70: 'Bien', 60: 'Moyen', 0: 'Faible' },
  bandOfHtml: ({ band }) => `${band}, HTML seul`,
  types: {
    critical: 'CRITIQUE',
    improve: 'ÉLEVÉE',
    optimize: 'MOYENNE',
    other: 'GAIN RAPIDE',
  },
  outcomes: {
    pass: 'Rempli',
    partial: 'En partie rempli',
    fail: 'Non rempli',
    notApplicable: 'Ne s’applique pas',
    notMeasured: 'Non mesuré',
  },
  forfeited: 'Compte comme non rempli',
  countedInPart: 'Non mesuré, compte en partie',
};
