import { list, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  headline: ({ words }) => `Remplacer le titre par « ${words} ».`,
  pageTitle: ({ words }) => `Remplacer la balise title par « ${words} ».`,
  explanation: ({ words }) => `Ajouter la ligne « ${words} » sous le titre.`,
  buttonLabel: ({ before, after }) => `Renommer le bouton ${quote(before)} en « ${after} ».`,
  buttonLook: ({ label, fill }) => `Donner au bouton ${quote(label)} la couleur ${fill}.`,
  mainButton: ({ label, others }) =>
    others.length === 0
      ? `Remplir le bouton ${quote(label)} d’une couleur.`
      : `Ne remplir que le bouton ${quote(label)} et ne garder que le contour de ${list(others.map((other) => quote(other, 40)))}.`,
  stickyButton: ({ label }) => `Ajouter un bouton fixe ${quote(label)}.`,
  textContrast: ({ count }) =>
    count === 1 ? 'Augmenter le contraste d’un texte.' : `Augmenter le contraste de ${count} textes.`,
  viewport: 'Ajouter un viewport mobile qui permet de zoomer.',
  narrow: 'Adapter le contenu trop large à l’écran.',
  partBeside: 'La partie hors de la page demande sa propre correction.',
  labels: ({ count }) =>
    count === 1
      ? 'Ajouter un libellé visible à un champ de formulaire.'
      : `Ajouter un libellé visible à ${count} champs de formulaire.`,
  autocomplete: ({ count }) =>
    count === 1
      ? 'Ajouter autocomplete à un champ de formulaire.'
      : `Ajouter autocomplete à ${count} champs de formulaire.`,
  untick: ({ count }) =>
    count === 1 ? 'Décocher la case cochée d’avance.' : `Décocher les ${count} cases cochées d’avance.`,
  alternatives: ({ count, of }) => {
    if (count < of) return `Ajouter un texte alternatif à ${count} des ${of} images.`;
    return count === 1
      ? 'Ajouter un texte alternatif à une image.'
      : `Ajouter un texte alternatif à ${count} images.`;
  },
  stopPlayer: 'Arrêter la lecture automatique et afficher les commandes du lecteur.',
  stopTicker: 'Arrêter le bandeau défilant.',
  stopCarousel: 'Arrêter le carrousel.',
  removeTicker: 'Retirer le bandeau défilant.',
  deadLinks: ({ label, count }) =>
    count === 1
      ? `Relier ${quote(label)} au bon endroit.`
      : `Relier ${quote(label)} et les autres liens morts aux bons endroits.`,
  proof: ({ button }) => `Afficher une preuve sous le bouton ${quote(button)}.`,
  price: ({ price, button }) => `Afficher ${price} sous le bouton ${quote(button)}.`,
  newText: ({ before, after }) => `Remplacer ${quote(before)} par « ${after} ».`,
  removal: ({ words }) => `Retirer ${quote(words)}.`,
  move: ({ words, other, position }) =>
    `Déplacer ${quote(words)} ${position === 'before' ? 'au-dessus' : 'au-dessous'} de ${quote(other)}.`,
  line: ({ words, other, position }) =>
    `Ajouter la ligne « ${words} » ${position === 'before' ? 'au-dessus' : 'au-dessous'} de ${quote(other)}.`,
  faq: ({ count, open }) =>
    open === 0
      ? `Ajouter une section avec ${count} questions et leurs réponses.`
      : `Ajouter une section avec ${count} questions, dont ${open} à remplir.`,
  links: ({ labels }) => `Ajouter au pied de page les liens ${list(labels.map((label) => quote(label)))}.`,
  lineToFill: ({ words }) => `Ajouter la ligne « ${words} » avec vos propres informations.`,
  leftovers: ({ count }) =>
    count === 1 ? 'Retirer le texte laissé par un modèle.' : `Retirer ${count} textes laissés par un modèle.`,
  testimonial: ({ button }) =>
    button === null
      ? 'Ajouter un témoignage client en bas de la page.'
      : `Ajouter un témoignage client sous le bouton ${quote(button)}.`,
};
