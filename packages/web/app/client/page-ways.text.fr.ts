import type { Text } from './page-ways.text.ts';

export const text: Text = {
  access: 'Ajouter des identifiants',
  upload: 'Envoyer la page',
  extension: 'La capturer dans votre navigateur',
};
