import { amount } from '../checks/shared/phrasing.ts';
import type { Text } from './score-page.text.ts';

export const text: Text = {
  read: ({ type, actions, forms }) =>
    `Seite gelesen (${type}): ${amount(actions, 'Call-to-Action', 'Call-to-Actions')}, ${amount(forms, 'Formular', 'Formulare')}`,
  checked: ({ measured, of }) => `${measured} von ${amount(of, 'Prüfung', 'Prüfungen')} gemessen`,
};
