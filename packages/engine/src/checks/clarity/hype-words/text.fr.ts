import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Le texte contient peu de superlatifs',
    fails: 'Le texte emploie des superlatifs au lieu de faits',
  },
  why: 'Dans une étude d’ergonomie classique, un texte objectif a suffi à augmenter l’utilisabilité mesurée de 27 % par rapport à un texte promotionnel, et les règles de crédibilité invitent à la retenue. Les lecteurs sautent les éloges que n’importe quel concurrent pourrait s’attribuer, mais pas les faits ni les chiffres.',
  measure: (scale) =>
    `Superlatifs pour 100 mots du texte propre à la page, hors citations, avis, code et mentions légales : ${scale}. La présence d’un superlatif dans le titre multiplie la note par 0,7. Les pages de moins de 60 mots sont jugées comme si elles en avaient 60, et seulement si elles contiennent au moins trois de ces termes.`,
  notApplicable: {
    fewWords: ({ enough }) =>
      `La page compte moins de ${enough} mots de texte propre et presque aucun superlatif.`,
  },
  observed: {
    none: ({ words }) =>
      `Aucun terme de notre liste de superlatifs n’apparaît dans ${amount(words, 'mot', 'mots')} de texte.`,
    some: ({ count, words, phrases, inHeadline }) =>
      `${amount(count, 'superlatif', 'superlatifs')} dans ${amount(words, 'mot', 'mots')} de texte : ${list(phrases.map((phrase) => quote(phrase)))}${inHeadline ? (count === 1 ? ', dans le titre' : ', dont un dans le titre') : ''}.`,
  },
  advice: {
    title: ({ phrases }) =>
      `Remplacez ${list(
        phrases.map((phrase) => quote(phrase)),
        3,
      )} par des faits`,
    steps: [
      'Pour chaque terme, demandez-vous ce qui le rend vrai, et écrivez cela : un chiffre, une date ou un nom.',
      'Si vous ne pouvez pas prouver l’affirmation, supprimez le terme. Si la phrase ne dit rien d’autre, supprimez toute la phrase.',
      'Commencez par le titre et le texte du premier écran.',
    ],
  },
};
