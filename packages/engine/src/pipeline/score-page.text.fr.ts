import { amount } from '../checks/shared/phrasing.ts';
import type { Text } from './score-page.text.ts';

export const text: Text = {
  read: ({ type, actions, forms }) =>
    `Page lue (${type}) : ${amount(actions, 'bouton d’action', 'boutons d’action')}, ${amount(forms, 'formulaire', 'formulaires')}`,
  checked: ({ measured, of }) => `${measured} critères mesurés sur ${of}`,
};
