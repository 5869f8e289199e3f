import { amount, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './builder-notes.text.ts';

export const text: Text = {
  title: 'Des notes internes sont visibles des visiteurs',
  measure:
    'Fait baisser le score si les visiteurs peuvent lire des notes destinées à ceux qui créent ou possèdent la page, comme « Remplacer par de vrais certificats » : de 25 % pour une note, de 35 % pour deux, et de 45 % pour quatre ou plus.',
  reason: ({ count, example }) =>
    `Les visiteurs peuvent lire ${amount(count, 'note interne', 'notes internes')}, par exemple ${quote(example, 80)}.`,
};
