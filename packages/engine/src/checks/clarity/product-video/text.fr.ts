import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Une vidéo montre le produit', fails: 'Aucune vidéo ne montre le produit' },
  why: 'Dans une expérience randomisée chez une enseigne de mode, les vidéos ont fait progresser les ventes des produits montrés. Ce n’est qu’une enseigne, et d’autres types de pages y ont perdu : une vidéo absente coûte donc peu de points.',
  measure: (cases) => `Une vidéo ou un lecteur vidéo dans la galerie ou le contenu principal vaut ${cases}.`,
  how: { found: 's’il y en a une', none: 's’il n’y en a pas' },
  notMeasured: {
    frame: ({ host }) =>
      `Un cadre intégré provenant ${host === null ? 'd’un autre site' : `du site ${host}`} n’a pas été lu et peut contenir une vidéo.`,
  },
  observed: {
    found: 'La galerie ou le contenu principal contient une vidéo.',
    none: 'Aucune vidéo n’a été trouvée.',
  },
  searched: ['galerie', 'contenu principal', 'lecteurs intégrés'],
  advice: {
    title: ({ product }) => `Montrez ${product ? quote(product) : 'le produit'} dans une courte vidéo`,
    steps: [
      'Filmez le produit en situation pendant 15 à 40 secondes. Montrez sa taille, son maniement et les détails que les photos ne montrent pas.',
      'Placez-la en deuxième ou troisième position dans la galerie. Coupez le son, et laissez les visiteurs la lancer eux-mêmes.',
      'Testez-la sur un produit avant de filmer toute la gamme.',
    ],
  },
};
