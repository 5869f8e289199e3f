import { percent, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './garbled-text.text.ts';

const suchAs = (example: string | null) => (example === null ? '' : `, etwa ${quote(example, 60)}`);

export const text: Text = {
  title: 'Der Text ist nicht lesbar',
  measure:
    'Senkt den Score um 30 %, wenn 30 % der Überschriften und des Fließtextes verstümmelt oder falsch kodiert sind, um 65 % bei 65 % und um 85 %, wenn es der gesamte Text ist. Bis 12 % wird er nicht gesenkt.',
  reason: ({ share, example }) => `${percent(share)} des Textes sind nicht lesbar${suchAs(example)}.`,
};
