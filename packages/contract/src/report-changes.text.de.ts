import type { Text } from './report-changes.text.ts';

export const text: Text = {
  verdicts: {
    fixed: 'behoben',
    'partly fixed': 'teils behoben',
    'not fixed': 'nicht behoben',
    regressed: 'schlechter',
    'no longer applicable': 'entfällt',
    'not verified': 'nicht prüfbar',
  },
  lines: {
    filler: ({ category }) => `${category}: Prüfungen zählen als Durchschnitt`,
    floor: ({ category }) => `${category}: auf den niedrigsten Wert angehoben`,
    rounding: 'Rundung auf eine ganze Zahl',
  },
};
