import { translated } from '@liftmark/contract/translated';
import { text as de } from './page-name.text.de.ts';
import { text as es } from './page-name.text.es.ts';
import { text as fr } from './page-name.text.fr.ts';
import { quote } from './phrasing.ts';

const english = {
  ofSite: ({ name }: { name: string }) => `the ${quote(name, 60)} page`,
  titled: ({ title }: { title: string }) => `the page ${quote(title)}`,
  unnamed: 'this page',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
