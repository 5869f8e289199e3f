import { percent, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './garbled-text.text.ts';

const suchAs = (example: string | null) => (example === null ? '' : `, par exemple ${quote(example, 60)}`);

export const text: Text = {
  title: 'Le texte est illisible',
  measure:
    'Fait baisser le score de 30 % si 30 % des titres et du texte courant sont brouillés ou dans un mauvais encodage, de 65 % si 65 % le sont, et de 85 % si tout l’est. Jusqu’à 12 %, il ne baisse pas.',
  reason: ({ share, example }) => `${percent(share)} du texte est illisible${suchAs(example)}.`,
};
