import { quote } from '../checks/shared/phrasing.ts';
import type { Text } from './broken-form.text.ts';

export const text: Text = {
  title: 'Le formulaire ne peut pas être envoyé',
  measure:
    'Fait baisser le score de 6 % si le formulaire principal de la page (deux champs ou plus) n’a pas de bouton d’envoi ou si ce bouton est désactivé, et de 25 % si ce bouton manque et que la page n’en a aucun autre.',
  reason: {
    noButton: ({ form }) => `Le formulaire ${quote(form, 40)} n’a pas de bouton d’envoi.`,
    disabled: ({ button }) => `Le bouton d’envoi du formulaire, ${quote(button, 40)}, est désactivé.`,
  },
};
