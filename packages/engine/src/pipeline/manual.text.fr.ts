import type { Text } from './manual.text.ts';

export const text: Text = {
  subject: ({ headline }) => `Le texte intitulé ${headline}`,
  noPage:
    'Seul le texte a été jugé. Tout ce qui demande une page (mise en page, vitesse, formulaires, liens) a été laissé de côté.',
};
