import { lowerFirst, quote } from './phrasing.ts';
import type { Text } from './uncertainty.text.ts';

export const text: Text = {
  region: {
    canvas: 'un canvas',
    frame: ({ host }) => `un cadre provenant de ${host ?? 'quelque part hors du site'}`,
  },
  unread: ({ what, region }) =>
    `Nous n’avons trouvé nulle part ${lowerFirst(what)}, mais la page contient ${region} que nous n’avons pas pu lire.`,
  hidden: ({ what, said }) =>
    `Il manque à première vue ${lowerFirst(what)}, mais ${quote(said, 60)} figure dans une partie repliée de la page, que nous n’avons pas ouverte.`,
};
