import { quote } from '../shared/phrasing.ts';
import type { Text } from './dead-end.text.ts';

export const text: Text = {
  empty: 'son lien est vide : un clic ne fait rien, sauf si un script s’en charge',
  hash: ({ address }) =>
    `son lien est ${quote(address)} : un clic ne fait rien, sauf si un script s’en charge`,
  missing: ({ address }) => `son lien, ${quote(address, 40)}, vise une section absente de la page`,
};
