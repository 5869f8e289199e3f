import { figure, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  together: ({ count }) =>
    count === 2 ? 'Beide Änderungen auf einmal anwenden.' : `Alle ${count} Änderungen auf einmal anwenden.`,
  overflow: ({ px }) => `Die Seite ist ${figure(px)} px breiter als der Bildschirm.`,
  clipped: ({ words }) => `${quote(words)} passt nicht in seine Box.`,
  overlap: ({ words, other }) => `${quote(words)} verdeckt ${quote(other)}.`,
  contrast: ({ words, ratio }) =>
    `${quote(words)} hat einen Kontrast von ${figure(ratio, 1)}:1 (nötig: 4,5:1).`,
  moved: ({ words }) => `${quote(words)} verschiebt sich seitwärts.`,
  belowFold: ({ words }) => `${quote(words)} steht nicht mehr im sofort sichtbaren Bereich.`,
  check: ({ title, before, after }) => `${title}: ${figure(before, 1)} → ${figure(after, 1)}.`,
  score: ({ before, after }) => `Der Score sinkt von ${before} auf ${after}.`,
};
