import { translated } from '@liftmark/contract/translated';
import { quote } from '../shared/phrasing.ts';
import { text as de } from './dead-end.text.de.ts';
import { text as es } from './dead-end.text.es.ts';
import { text as fr } from './dead-end.text.fr.ts';

const english = {
  empty: 'its link is empty, so a click does nothing unless a script handles it',
  hash: ({ address }: { address: string }) =>
    `its link is ${quote(address)}, so a click does nothing unless a script handles it`,
  missing: ({ address }: { address: string }) =>
    `its link, ${quote(address, 40)}, points to a section that isn’t on the page`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
