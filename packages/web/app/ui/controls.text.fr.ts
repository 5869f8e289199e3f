import type { Text } from './controls.text.ts';

export const text: Text = {
  close: 'Fermer',
  loading: 'Chargement',
  notSaved: 'Non enregistré',
  password: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
  tryAgain: 'Réessayer',
};
