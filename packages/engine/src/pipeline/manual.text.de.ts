import type { Text } from './manual.text.ts';

export const text: Text = {
  subject: ({ headline }) => `Der Text mit der Überschrift ${headline}`,
  noPage:
    'Nur der Text wurde beurteilt. Alles, wofür eine Seite nötig ist (Layout, Ladezeit, Formulare, Links), blieb außen vor.',
};
