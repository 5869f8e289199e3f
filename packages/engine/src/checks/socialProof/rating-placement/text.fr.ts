import { amount, places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Depth = Parameters<Text['observed']['complete']>[0]['depth'];

const now = (depth: Depth | null) => (depth ? places(depth) : 'plus bas');

export const text: Text = {
  title: { passes: 'La note se voit facilement', fails: 'La note est difficile à trouver' },
  why: 'Les visiteurs passent l’essentiel de leur temps sur le premier écran. Dans le test d’en-tête d’une boutique, le meilleur de trois labels d’avis a nettement augmenté les commandes, les deux autres à peine.',
  measure: (scale) =>
    `Une moyenne avec le nombre de notes vaut 1 près du titre ou sur le premier écran, et 0,4 ailleurs. Sur les pages catégorie, la part des vignettes produit avec une note : ${scale}. Les étoiles d’avis individuels ne comptent pas.`,
  notApplicable: { none: 'La page n’affiche ni note moyenne ni nombre de notes.' },
  notMeasured: { rendering: 'La page n’a été affichée ni sur ordinateur ni sur mobile.' },
  observed: {
    cards: ({ rated, total }) =>
      rated === 0
        ? `Aucune des ${total} vignettes produit n’a de note.`
        : `${amount(rated, 'vignette produit', 'vignettes produit')} sur ${total} ${rated === 1 ? 'a' : 'ont'} une note.`,
    complete: ({ rating, depth }) => `La note ${quote(rating)} est ${places(depth)}.`,
    noAverage: ({ rating, depth }) =>
      `La note ${quote(rating)} est ${places(depth)}, mais aucune moyenne n’est affichée.`,
    noCount: ({ rating, depth }) =>
      `La note ${quote(rating)} est ${places(depth)}, mais le nombre de notes n’est pas affiché.`,
  },
  advice: {
    cards: {
      title: ({ bare }) =>
        bare === 1
          ? 'Ajoutez une note à la vignette produit qui n’en a pas'
          : `Ajoutez une note aux ${amount(bare, 'vignette produit', 'vignettes produit')} qui n’en ont pas`,
      steps: [
        'Sur chaque vignette dont le produit a des avis, affichez la moyenne et le nombre d’avis sous le nom.',
        'Si un produit n’a pas d’avis, retirez les étoiles au lieu d’en afficher des vides.',
      ],
    },
    count: {
      title: ({ rating }) => `Ajoutez le nombre de notes à côté de ${quote(rating, 50)}`,
      steps: ({ rating }) => [
        `Écrivez le nombre de notes à côté de ${quote(rating, 50)}, et reliez les deux aux notes elles-mêmes.`,
        'Si les notes sont sur un autre site, nommez-le et reprenez le nombre qu’il affiche.',
      ],
    },
    place: {
      title: ({ rating, below }) => `Affichez ${quote(rating, 50)} juste sous ${below}`,
      complete: ({ below, depth }) =>
        `Affichez la moyenne et le nombre d’avis sur une ligne sous ${below}. Ils sont actuellement ${now(depth)}.`,
      addAverage: ({ rating, below, depth }) =>
        `Affichez ${quote(rating, 50)} sous ${below}, avec la moyenne à côté. La note est actuellement ${now(depth)}.`,
      addCount: ({ rating, below, depth }) =>
        `Affichez ${quote(rating, 50)} sous ${below}, avec le nombre de notes à côté. La note est actuellement ${now(depth)}.`,
      link: 'Reliez cette ligne aux avis plus bas.',
    },
    headline: ({ headline }) => quote(headline),
    pageTitle: ({ page }) => `le titre de ${page}`,
  },
};
