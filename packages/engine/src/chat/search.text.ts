import { translated } from '@liftmark/contract/translated';
import { text as de } from './search.text.de.ts';
import { text as es } from './search.text.es.ts';
import { text as fr } from './search.text.fr.ts';

const english = {
  /** Words that any question may contain. */
  filler: 'page site website report please tell me show find there',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
