import { percent, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './repeated-text.text.ts';

const suchAs = (example: string | null) => (example === null ? '' : `, par exemple ${quote(example, 60)}`);

export const text: Text = {
  title: 'La page répète le même texte',
  measure:
    'Fait baisser le score de 20 % si 35 % du texte courant répète un texte précédent, et de 40 % si c’est 65 % ou plus. Jusqu’à 12 %, il ne baisse pas.',
  reason: ({ share, example }) =>
    `${percent(share)} du texte courant répète un texte précédent${suchAs(example)}.`,
};
