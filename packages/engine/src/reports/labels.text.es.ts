import type { Text } from './labels.text.ts';

export const text: Text = {
  bands: { 90: 'Excelente', 80: 'Muy bien', 70: 'Bien', 60: 'Regular', 0: 'Flojo' },
  bandOfHtml: ({ band }) => `${band}, solo HTML`,
  types: {
    critical: 'CRÍTICA',
    improve: 'ALTA',
    optimize: 'MEDIA',
    other: 'MEJORA RÁPIDA',
  },
  outcomes: {
    pass: 'Superada',
    partial: 'Superada en parte',
    fail: 'No superada',
    notApplicable: 'No se aplica',
    notMeasured: 'No medida',
  },
  forfeited: 'Cuenta como no superada',
  countedInPart: 'No medida, cuenta en parte',
};
