import { amount, figure } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

export const text: Text = {
  before: 'Actuel',
  after: 'Essayé',
  beforePicture: 'La page telle qu’elle est',
  afterPicture: 'La page avec le changement',
  slider: 'Comparer la page actuelle au changement',
  sliderValue: (percent) => `${percent} % de l’image montrent la page actuelle`,
  device: 'Appareil',
  devices: { desktop: 'Ordinateur', mobile: 'Mobile' },
  whole: {
    page: 'Voir toute la page avant et après',
    firstScreen: 'Voir la partie visible sans défilement',
  },
  wholeOf: (title) => `Avant et après : ${title}`,
  part: 'Partie de la page',
  parts: { page: 'Page entière', firstScreen: 'Visible sans défilement' },
  scrolled: 'Toute la page, à faire défiler',
  wholeNote: 'Déplacez le curseur pour comparer la page actuelle au changement.',
  checkScores: ({ before, after }) =>
    [before, after].map((score) => (score === null ? '–' : figure(score, 1))).join(' → '),
  worse: 'Moins bien',
  doesNotHold: 'Le changement n’a pas eu l’effet voulu sur votre page.',
  queued: 'En attente d’essai sur votre page…',
  running: ({ tried, total }) =>
    total > 1
      ? `Essai des corrections sur votre page : ${tried} sur ${total}…`
      : 'Essai sur votre page en cours…',
  cancel: 'Annuler',
  title: 'Sur votre page',
  try: 'Essayer sur votre page',
  tryAgain: 'Réessayer',
  tryTogether: 'Essayer les corrections ensemble',
  noneTogether:
    'Moins de deux de ces corrections fonctionnent seules sur votre page : il n’y a donc rien à essayer ensemble.',
  spent: 'Vous avez utilisé vos essais du jour. De nouveaux arrivent dans les prochaines 24 heures.',
  together: (count) => (count === 2 ? 'Les deux corrections ensemble' : `Les ${count} corrections ensemble`),
  links: {
    intro:
      'Saisissez les adresses de vos propres pages. Nous ajoutons les liens au pied de page et les essayons sur votre page.',
    pages: {
      privacy: 'Politique de confidentialité',
      terms: 'Conditions générales',
      imprint: 'Mentions légales',
      contact: 'Page de contact',
    },
    submit: 'Essayer les liens',
    empty: 'Saisissez au moins une adresse.',
    refused: 'Saisissez une adresse du même site, par exemple /confidentialite.',
  },
  words: {
    title: 'Essayer vos propres mots',
    intro: 'Voyez-les sur votre page, avec les critères. Rien n’est envoyé à votre site.',
    part: 'Où',
    parts: { headline: 'Titre', button: 'Bouton' },
    text: 'Vos mots',
    submit: 'Essayer',
    page: {
      opening: 'Ouverture de votre page…',
      open: 'Votre page est ouverte, vos mots s’afficheront dans un instant.',
    },
    empty: 'Saisissez les mots à essayer.',
    refused: 'Utilisez du texte simple de 600 caractères au plus, sans balises.',
    left: (count) => `Encore ${amount(count, 'essai', 'essais')} aujourd’hui`,
  },
};
