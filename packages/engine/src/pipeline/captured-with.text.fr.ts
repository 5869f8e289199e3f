import type { Text } from './captured-with.text.ts';

export const text: Text = {
  extension:
    'Cette page a été capturée par son propriétaire dans un navigateur, telle qu’elle y était ouverte. La vitesse de chargement et les erreurs de script n’ont pas été mesurées, et les valeurs saisies ont été retirées.',
};
