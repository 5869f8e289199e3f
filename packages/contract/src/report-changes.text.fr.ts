import type { Text } from './report-changes.text.ts';

export const text: Text = {
  verdicts: {
    fixed: 'corrigé',
    'partly fixed': 'en partie corrigé',
    'not fixed': 'non corrigé',
    regressed: 'moins bien',
    'no longer applicable': 'sans objet',
    'not verified': 'non vérifié',
  },
  lines: {
    filler: ({ category }) => `${category} : critères comptés comme moyens`,
    floor: ({ category }) => `${category} : relevé au score minimal`,
    rounding: 'Arrondi à un nombre entier',
  },
};
