import type { Text } from './labels.text.ts';

export const text: Text = {
  bands: { 90: 'Hervorragend', 80: 'Stark', 70: 'Gut', 60: 'Mittelmäßig', 0: 'Schwach' },
  bandOfHtml: ({ band }) => `${band}, nur HTML`,
  types: {
    critical: 'KRITISCH',
    improve: 'HOCH',
    optimize: 'MITTEL',
    other: 'SCHNELL ERLEDIGT',
  },
  outcomes: {
    pass: 'Bestanden',
    partial: 'Teilweise bestanden',
    fail: 'Nicht bestanden',
    notApplicable: 'Nicht zutreffend',
    notMeasured: 'Nicht gemessen',
  },
  forfeited: 'Zählt als nicht bestanden',
  countedInPart: 'Nicht gemessen, zählt anteilig',
};
