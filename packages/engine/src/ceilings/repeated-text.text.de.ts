import { percent, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './repeated-text.text.ts';

const suchAs = (example: string | null) => (example === null ? '' : `, etwa ${quote(example, 60)}`);

export const text: Text = {
  title: 'Die Seite wiederholt denselben Text',
  measure:
    'Senkt den Score um 20 %, wenn 35 % des Fließtextes frühere Stellen wiederholen, und um 40 % ab 65 %. Bis 12 % wird er nicht gesenkt.',
  reason: ({ share, example }) =>
    `${percent(share)} des Fließtextes wiederholen frühere Stellen${suchAs(example)}.`,
};
