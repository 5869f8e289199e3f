import type { Text } from './compare.text.ts';

export const text: Text = {
  gone: 'Ce problème n’est plus sur la page.',
  unmeasured:
    'Un modèle de langage a repéré ce problème. Aucun critère ne le mesure : vérifiez donc par vous-même.',
};
