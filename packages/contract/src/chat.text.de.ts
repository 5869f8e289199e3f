import type { Text } from './chat.text.ts';

export const text: Text = {
  suggested: [
    'Was soll ich zuerst ändern, und warum?',
    'Wie kann ich die Überschrift verbessern?',
    'Was schafft auf dieser Seite Vertrauen, und was fehlt?',
  ],
};
