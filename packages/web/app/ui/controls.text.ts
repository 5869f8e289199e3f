import { translated } from '@liftmark/contract/translated';
import { text as de } from './controls.text.de.ts';
import { text as es } from './controls.text.es.ts';
import { text as fr } from './controls.text.fr.ts';

/** What controls say that every screen has. */
const english = {
  close: 'Close',
  loading: 'Loading',
  notSaved: 'Not saved',
  password: { show: 'Show password', hide: 'Hide password' },
  tryAgain: 'Try Again',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
