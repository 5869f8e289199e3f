import type { Text } from './failure.text.ts';

export const text: Text = {
  title: 'Échec de l’analyse',
  notCounted: 'Cette analyse n’est pas décomptée de votre offre.',
  overHttp: 'Essayer avec http://',
  justWords: 'Analyser seulement le titre et l’offre',
};
