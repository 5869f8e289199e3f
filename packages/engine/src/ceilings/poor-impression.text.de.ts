import { capitalized } from '../checks/shared/phrasing.ts';
import type { Text } from './poor-impression.text.ts';

const because = (seen: readonly string[]) =>
  seen.length === 0 ? '' : `: ${capitalized(seen.join(', und '))}`;

export const text: Text = {
  title: 'Der erste Eindruck schreckt Besucher ab',
  measure:
    'Senkt den Score um 18 %, wenn die beiden Prüfungen zum ersten Eindruck (visual-order, visual-quality) im Schnitt 0,5 erreichen, um 36 % bei 0,3 und um 50 % bei 0,1 oder weniger. Ab 0,7 wird der Score nicht gesenkt. Der erste Eindruck färbt auf alles ab, was Besucher danach sehen.',
  mildTitle: 'Der erste Eindruck könnte besser sein',
  reason: {
    mild: ({ seen }) => `Auf den ersten Blick wirkt die Seite nicht ganz ausgereift${because(seen)}.`,
    poor: ({ seen }) =>
      `Auf den ersten Blick wirkt die Seite unprofessionell${because(seen)}. Danach beurteilen Besucher alles Weitere.`,
  },
};
