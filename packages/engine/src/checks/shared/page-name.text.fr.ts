import type { Text } from './page-name.text.ts';
import { quote } from './phrasing.ts';

export const text: Text = {
  ofSite: ({ name }) => `la page ${quote(name, 60)}`,
  titled: ({ title }) => `la page ${quote(title)}`,
  unnamed: 'cette page',
};
