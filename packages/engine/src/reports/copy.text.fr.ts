import type { Text } from './copy.text.ts';

export const text: Text = {
  vagueLabel: 'Le libellé ne dit pas ce qui se passe ensuite. Nommez ce à quoi mène le bouton.',
  regions: {
    header: 'En-tête',
    hero: 'Haut de page',
    main: 'Contenu principal',
    aside: 'Colonne latérale',
    footer: 'Pied de page',
    overlay: 'Fenêtre superposée',
  },
};
