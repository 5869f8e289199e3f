import { lowerFirst, quote } from './phrasing.ts';
import type { Text } from './uncertainty.text.ts';

export const text: Text = {
  region: {
    canvas: 'un canvas',
    frame: ({ host }) => `un marco de ${host ?? 'otro sitio'}`,
  },
  unread: ({ what, region }) =>
    `No encontramos ${lowerFirst(what)}, pero la página tiene ${region} que no pudimos leer.`,
  hidden: ({ what, said }) =>
    `No vimos ${lowerFirst(what)} al abrir la página, pero ${quote(said, 60)} está en una parte plegada de la página que no abrimos.`,
};
