import type { Text } from './captured-with.text.ts';

export const text: Text = {
  extension:
    'Diese Seite wurde im Browser der Person aufgenommen, der sie gehört, so wie sie dort geöffnet war. Ladezeit und Skriptfehler wurden nicht gemessen, eingegebene Werte wurden entfernt.',
};
