import { quote } from '../shared/phrasing.ts';
import type { Text } from './dead-end.text.ts';

export const text: Text = {
  empty: 'der Link ist leer; ein Klick bewirkt nichts, sofern ihn kein Skript behandelt',
  hash: ({ address }) =>
    `der Link lautet ${quote(address)}; ein Klick bewirkt nichts, sofern ihn kein Skript behandelt`,
  missing: ({ address }) =>
    `der Link ${quote(address, 40)} zeigt auf einen Abschnitt, den es auf der Seite nicht gibt`,
};
