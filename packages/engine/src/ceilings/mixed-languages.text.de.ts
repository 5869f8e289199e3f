import { percent, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './mixed-languages.text.ts';

const suchAs = (example: string | null) => (example === null ? '' : `, etwa ${quote(example, 60)}`);

export const text: Text = {
  title: 'Der Text mischt Sprachen',
  measure:
    'Senkt den Score um 12 %, wenn mindestens 35 % der Überschriften und des Fließtextes in einer anderen Sprache als die Seite verfasst sind. Bis 10 % wird er nicht gesenkt.',
  reason: ({ share, example }) =>
    `${percent(share)} des Textes sind in einer anderen Sprache als der Rest${suchAs(example)}.`,
};
