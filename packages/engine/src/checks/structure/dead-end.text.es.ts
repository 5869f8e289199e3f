import { quote } from '../shared/phrasing.ts';
import type { Text } from './dead-end.text.ts';

export const text: Text = {
  empty: 'su enlace está vacío, así que un clic no hace nada salvo que un script lo gestione',
  hash: ({ address }) =>
    `su enlace es ${quote(address)}, así que un clic no hace nada salvo que un script lo gestione`,
  missing: ({ address }) => `su enlace, ${quote(address, 40)}, apunta a una sección que no está en la página`,
};
