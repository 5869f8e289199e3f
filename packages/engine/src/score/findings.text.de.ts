import type { Text } from './findings.text.ts';

export const text: Text = {
  forfeited: 'Die Prüfung zählt als nicht bestanden, weil eine solche Seite es haben sollte.',
  nearly: ({ title }) => `Fast erreicht: ${title}`,
};
