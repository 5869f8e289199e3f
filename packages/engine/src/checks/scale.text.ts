import { translated } from '@liftmark/contract/translated';
import { text as de } from './scale.text.de.ts';
import { text as es } from './scale.text.es.ts';
import { text as fr } from './scale.text.fr.ts';

/** What stands between scores and the values they are given for: "1 up to 5, 0.7 at 9, 0.2 from 16". */
const english = {
  /** A semicolon where figures have decimal commas. */
  separator: ', ',
  none: 'for none',
  upTo: ({ value }: { value: string }) => `up to ${value}`,
  at: ({ value }: { value: string }) => `at ${value}`,
  from: ({ value }: { value: string }) => `from ${value}`,
  or: ({ first, second }: { first: string; second: string }) => `${first} or ${second}`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
