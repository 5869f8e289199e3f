import { amount, percent, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './filler-text.text.ts';

const suchAs = (example: string | null) => (example === null ? '' : `, par exemple ${quote(example, 60)}`);

export const text: Text = {
  title: 'La page contient du faux texte',
  measure:
    'Fait baisser le score de 5 % si 2 % du texte courant est du faux texte comme « lorem ipsum », de 35 % s’il y en a 20 %, de 65 % s’il y en a 60 %, et de 85 % si tout en est. Pour les textes de modèle oubliés, de 15 % s’il y en a un, de 28 % s’il y en a trois différents, et de 40 % s’il y en a six ou plus ; les coordonnées fictives ne comptent pas. La plus forte des deux baisses compte.',
  reason: {
    filler: ({ share, example }) => `${percent(share)} du texte courant est du faux texte${suchAs(example)}.`,
    placeholders: ({ count, example }) =>
      `${amount(count, 'texte de modèle est resté', 'textes de modèle sont restés')} sur la page${suchAs(example)}.`,
  },
};
