import { translated } from '@liftmark/contract/translated';
import { text as es } from './page-name.text.es.ts';
import { quote } from './phrasing.ts';

const english = {
  ofSite: ({ name }: { name: string }) => `the ${quote(name, 60)} page`,
  titled: ({ title }: { title: string }) => `the page ${quote(title)}`,
  unnamed: 'this page',
};

export type Text = typeof english;

export const text = translated(english, { es });
