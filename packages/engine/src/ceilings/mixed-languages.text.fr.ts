import { percent, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './mixed-languages.text.ts';

const suchAs = (example: string | null) => (example === null ? '' : `, par exemple ${quote(example, 60)}`);

export const text: Text = {
  title: 'Le texte mélange les langues',
  measure:
    'Fait baisser le score de 12 % si au moins 35 % des titres et du texte courant sont dans une autre langue que la page. Jusqu’à 10 %, il ne baisse pas.',
  reason: ({ share, example }) =>
    `${percent(share)} du texte est dans une autre langue que le reste${suchAs(example)}.`,
};
