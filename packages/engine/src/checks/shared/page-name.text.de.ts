import type { Text } from './page-name.text.ts';
import { quote } from './phrasing.ts';

export const text: Text = {
  ofSite: ({ name }) => `die Seite von ${quote(name, 60)}`,
  titled: ({ title }) => `die Seite ${quote(title)}`,
  unnamed: 'diese Seite',
};
