import { quote } from '../checks/shared/phrasing.ts';
import type { Text } from './broken-form.text.ts';

export const text: Text = {
  title: 'Das Formular lässt sich nicht absenden',
  measure:
    'Senkt den Score um 6 %, wenn das wichtigste Formular der Seite (mindestens zwei Felder) keinen oder nur einen deaktivierten Absende-Button hat, und um 25 %, wenn der Button fehlt und es auf der Seite auch keinen anderen gibt.',
  reason: {
    noButton: ({ form }) => `Das Formular ${quote(form, 40)} hat keinen Button zum Absenden.`,
    disabled: ({ button }) => `Der Absende-Button ${quote(button, 40)} des Formulars ist deaktiviert.`,
  },
};
