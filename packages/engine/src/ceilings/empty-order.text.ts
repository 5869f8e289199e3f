import { translated } from '@liftmark/contract/translated';
import { text as de } from './empty-order.text.de.ts';
import { text as es } from './empty-order.text.es.ts';
import { text as fr } from './empty-order.text.fr.ts';

const english = {
  title: 'The checkout shows nothing to buy',
  measure: 'Lowers the score by 30% if a checkout shows no price above zero.',
  reason: 'The page asks for an order but shows no item and no price above zero.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
