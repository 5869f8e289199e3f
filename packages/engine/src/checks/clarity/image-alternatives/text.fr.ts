import { amount } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Les images informatives ont un texte alternatif',
    fails: 'Des images informatives n’ont pas de texte alternatif',
  },
  why: 'La norme d’accessibilité exige un texte alternatif pour chaque image porteuse de sens, et beaucoup de ceux qui en dépendent partent quand il manque. Les navigateurs l’affichent aussi à la place d’une image qui ne se charge pas.',
  measure: (scale) =>
    `La part des images informatives (seul contenu d’un lien ou d’un bouton, images de ce que propose la page, logos de clients) qui ont un nom accessible : ${scale}. Un texte alternatif vide est considéré comme voulu, sauf dans un lien. Les noms de fichiers, les mots comme « Image » et les caractères autres que des lettres ne sont pas des noms.`,
  notApplicable: { none: 'La page n’a pas d’image informative.' },
  observed: {
    all: ({ total }) =>
      total === 1
        ? 'La seule image informative a un texte alternatif.'
        : `Les ${total} images informatives ont un texte alternatif.`,
    some: ({ nameless, total }) =>
      nameless === total
        ? total === 1
          ? 'La seule image informative n’a pas de texte alternatif utile.'
          : `Aucune des ${total} images informatives n’a de texte alternatif utile.`
        : `${nameless} ${nameless === 1 ? 'image informative' : 'images informatives'} sur ${total} ${nameless === 1 ? 'n’a' : 'n’ont'} pas de texte alternatif utile.`,
  },
  image: 'l’image',
  advice: {
    title: {
      one: ({ image }) => `Ajoutez un texte alternatif à ${image}`,
      several: ({ count, image }) =>
        `Ajoutez un texte alternatif à ${amount(count, 'image', 'images')}, en commençant par ${image}`,
    },
    steps: {
      each: ({ image }) => `Ajoutez un texte alternatif à ${image}.`,
      linked: 'Si une image est à elle seule le lien ou le bouton, dites où il mène, pas ce qu’elle montre.',
      wording:
        'Restez sous 15 mots et évitez « image de ». Laissez le texte alternatif vide (alt="") pour les images purement décoratives.',
    },
  },
};
