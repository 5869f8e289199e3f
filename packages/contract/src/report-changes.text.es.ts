import type { Text } from './report-changes.text.ts';

export const text: Text = {
  verdicts: {
    fixed: 'corregido',
    'partly fixed': 'corregido en parte',
    'not fixed': 'sin corregir',
    regressed: 'empeoró',
    'no longer applicable': 'ya no se aplica',
    'not verified': 'sin verificar',
  },
  lines: {
    filler: ({ category }) => `${category}: comprobaciones contadas como promedio`,
    floor: ({ category }) => `${category}: subida a la puntuación mínima`,
    rounding: 'Redondeo a un número entero',
  },
};
