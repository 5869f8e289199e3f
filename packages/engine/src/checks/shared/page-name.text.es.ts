import type { Text } from './page-name.text.ts';
import { quote } from './phrasing.ts';

export const text: Text = {
  ofSite: ({ name }) => `la página de ${quote(name, 60)}`,
  titled: ({ title }) => `la página ${quote(title)}`,
  unnamed: 'esta página',
};
