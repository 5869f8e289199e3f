import { lowerFirst, quote } from './phrasing.ts';
import type { Text } from './uncertainty.text.ts';

export const text: Text = {
  region: {
    canvas: 'un canvas',
    frame: ({ host }) =>
      host === null ? 'un cadre provenant d’un autre site' : `un cadre provenant du site ${host}`,
  },
  unread: ({ what, region }) =>
    `Nous avons cherché en vain ${lowerFirst(what)}, mais la page contient ${region} que nous n’avons pas pu lire.`,
  hidden: ({ what, said }) =>
    `Il manque à première vue ${lowerFirst(what)}, mais ${quote(said, 60)} figure dans une partie repliée de la page, que nous n’avons pas ouverte.`,
};
