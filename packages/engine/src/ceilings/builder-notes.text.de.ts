import { amount, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './builder-notes.text.ts';

export const text: Text = {
  title: 'Besucher sehen interne Notizen',
  measure:
    'Senkt den Score, wenn Besucher Notizen lesen können, die für Ersteller oder Inhaber der Seite gedacht sind, etwa „Durch echte Zertifikate ersetzen“: um 25 % bei einer Notiz, um 35 % bei zwei und um 45 % bei vier oder mehr.',
  reason: ({ count, example }) =>
    `Besucher können ${amount(count, 'interne Notiz', 'interne Notizen')} lesen, etwa ${quote(example, 80)}.`,
};
