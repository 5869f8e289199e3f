import { percent } from '../checks/shared/phrasing.ts';
import type { Text } from './content-missing-on-phones.text.ts';

export const text: Text = {
  title: 'Auf Smartphones fehlt zu viel von der Seite',
  measure:
    'Senkt den Score um 20 %, wenn Smartphones nur 30 % des Textes vom Desktop zeigen oder umgekehrt, und um 45 %, wenn es 5 % oder weniger sind. Ab 60 % wird der Score nicht gesenkt. Gilt für Seiten mit mindestens 400 Zeichen Text.',
  reason: {
    mobile: ({ share }) => `Smartphones zeigen nur ${percent(share)} des Textes, den die Desktop-Seite hat.`,
    desktop: ({ share }) => `Der Desktop zeigt nur ${percent(share)} des Textes, den die mobile Seite hat.`,
  },
};
