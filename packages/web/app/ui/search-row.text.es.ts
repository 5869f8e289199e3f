import { amount } from '@liftmark/contract/figures';
import type { Text } from './search-row.text.ts';

export const text: Text = {
  section: 'Búsquedas que llevan aquí',
  all: ({ searches }) => `Ver las ${amount(searches, 'búsqueda', 'búsquedas')}`,
  clicks: ({ clicks, impressions }) =>
    `${amount(clicks, 'clic', 'clics')} de ${amount(impressions, 'impresión', 'impresiones')}`,
  nothing: 'Solo nombres y palabras comunes: no hay nada que comparar.',
  quoted: (words) => words.map(({ word }) => `«${word}»`).join(', '),
  inHeadline: ({ words }) => `En el titular: ${words}.`,
  aboveFold: ({ words }) => `En la primera pantalla: ${words}.`,
  missing: ({ words }) => `Falta en la primera pantalla: ${words}.`,
};
