import type { Text } from './controls.text.ts';

export const text: Text = {
  close: 'Schließen',
  loading: 'Wird geladen',
  notSaved: 'Nicht gespeichert',
  password: { show: 'Passwort anzeigen', hide: 'Passwort verbergen' },
  tryAgain: 'Erneut versuchen',
};
