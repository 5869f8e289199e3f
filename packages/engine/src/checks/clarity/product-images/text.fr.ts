import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Les photos sont assez nombreuses', fails: 'Il y a trop peu de photos' },
  why: 'Sur une grande place de marché, les annonces avec deux photos convertissaient environ deux fois mieux que celles avec une seule, et au-delà de deux, rien de plus ; les meilleurs vendeurs mettent aussi plus de photos, ce qui ne prouve donc pas de lien de cause à effet. Le suivi oculaire montre que l’on étudie les photos de produits et que l’on saute la décoration.',
  measure: (scale) =>
    `Photos différentes du produit ou du lieu, galeries comprises, d’au moins 250 px sur le petit côté dans leur taille d’origine : ${scale}.`,
  sought: 'Une deuxième photo du produit ou du lieu',
  observed: {
    none: 'Nous n’avons trouvé aucune photo du produit ou du lieu d’au moins 250 px sur le petit côté.',
    one: 'La page ne montre qu’une photo du produit ou du lieu.',
    several: ({ count }) =>
      `La page montre ${amount(count, 'photo', 'photos différentes')} du produit ou du lieu.`,
  },
  searched: ['contenu principal', 'galeries', 'images de fond'],
  picture: 'la photo',
  advice: {
    title: {
      second: ({ picture }) => `Ajoutez une deuxième photo à côté de ${picture}`,
      ofOffer: ({ offer }) => `Ajoutez des photos de ${quote(offer)}`,
      ofPage: ({ page }) => `Ajoutez des photos de ce que propose ${page}`,
    },
    steps: [
      'Montrez ce que les visiteurs veulent voir ensuite : le produit en situation, de dos ou à côté d’un objet qui donne sa taille, ou la chambre telle que les clients la voient.',
      'Utilisez vos propres photos plutôt que celles d’une banque d’images, d’au moins 1 200 px de large pour que l’on puisse zoomer.',
      'Décrivez chaque photo dans son texte alternatif.',
    ],
    design: [
      'Gardez le même fond et la même lumière sur toutes les photos, et montrez sur la première le produit ou la pièce en entier.',
    ],
  },
};
