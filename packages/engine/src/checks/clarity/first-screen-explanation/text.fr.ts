import { list, places, placesShown, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const quoted = (phrases: readonly string[]) => list(phrases.map((phrase) => quote(phrase)));

const DEVICES = { desktop: 'sur ordinateur', mobile: 'sur mobile' };

export const text: Text = {
  title: {
    passes: 'Une phrase complète appuie le titre',
    fails: 'L’offre n’est pas expliquée sur le premier écran',
  },
  why: 'Les visiteurs passent plus de la moitié de leur temps sur le premier écran, et les dix premières secondes décident de qui reste. Une phrase complète à côté du titre explique ce que le titre, trop court, ne peut pas dire.',
  measure:
    'Une phrase de 8 à 60 mots près du titre (le sous-titre compte), hors navigation, consentement et mentions légales, vaut 1 sur le premier écran, 0,5 sur le deuxième, et 0 si elle est plus bas, absente, masquée ou remplacée par du faux texte. Si au moins un mot sur huit figure dans la liste de superlatifs, la note est multipliée par 0,3. Non noté si aucun titre ne se distingue.',
  notMeasured: {
    picture:
      'Une grande image du premier écran peut contenir l’explication, mais nous ne lisons pas le texte des images.',
    headline: 'Aucun titre ne se distingue : une phrase n’aurait rien à expliquer.',
    viewports: 'La page n’a été affichée ni sur ordinateur ni sur mobile.',
  },
  observed: {
    filler: ({ sentence }) =>
      `Aucune phrase près du titre n’explique l’offre : ${quote(sentence, 120)} est le faux texte d’un modèle.`,
    none: 'Il n’y a pas de phrase de 8 à 60 mots près du titre.',
    shortLine: ({ subheadline }) =>
      `La ligne à côté du titre est ${quote(subheadline, 120)}, mais il n’y a pas de phrase de 8 à 60 mots à proximité.`,
    praise: ({ sentence, praise, ...place }) =>
      `La phrase ${quote(sentence, 120)} vante l’offre au lieu de l’expliquer : ${quoted(praise)}. Elle est ${placesShown(place)}.`,
    found: ({ sentence, ...place }) => `La phrase ${quote(sentence, 120)} est ${placesShown(place)}.`,
    low: ({ sentence, ...place }) =>
      `La phrase ${quote(sentence, 120)} est ${placesShown(place)}. Tous les visiteurs ne défilent pas jusque-là.`,
  },
  searched: [
    'la section du titre principal',
    'le texte à moins de 400 px du titre principal',
    'les deux premiers écrans',
  ],
  advice: {
    where: {
      belowHeadline: ({ headline }) => `sous le titre ${quote(headline, 60)}`,
      atTop: ({ page }) => `en haut de ${page}`,
    },
    explain: {
      title: ({ where }) => `Expliquez l’offre en une phrase ${where}`,
      steps: ({ where }) => [
        'Écrivez une phrase de 15 à 25 mots : de quoi il s’agit, à qui cela s’adresse et comment cela fonctionne.',
        `Placez-la ${where} sous forme de texte, pas dans une image.`,
        'Vérifiez sur un mobile que le titre, la phrase et le bouton sont visibles ensemble.',
      ],
    },
    simplify: {
      title: ({ sentence }) => `Réécrivez ${quote(sentence, 60)} avec des mots simples`,
      steps: ({ praise, people: { many, others } }) => [
        `Retirez ${quoted(praise)} : ${others.any} pourrait en dire autant.`,
        `Écrivez ce que vos ${many} obtiennent, à qui cela s’adresse et comment cela fonctionne, avec leurs propres mots.`,
        'Lisez la phrase à quelqu’un qui ne vous connaît pas, et demandez-lui de quoi il s’agit.',
      ],
    },
    show: {
      title: ({ sentence, viewport }) => `Affichez aussi ${quote(sentence, 60)} ${DEVICES[viewport]}`,
      steps: ({ viewport }) => [
        `Gardez la phrase sous le titre ${DEVICES[viewport]} ; raccourcissez-la au lieu de la masquer.`,
        'Faites de la place en réduisant la hauteur de l’image ou de la barre qui la précède.',
      ],
    },
    move: {
      title: ({ sentence }) => `Remontez ${quote(sentence, 60)} sur le premier écran`,
      steps: ({ depth }) => [
        `Placez la phrase juste sous le titre ; elle est actuellement ${places(depth)}.`,
        'Réduisez la hauteur de l’image, du carrousel ou de la barre qui la repousse, en commençant par le mobile.',
      ],
    },
  },
};
