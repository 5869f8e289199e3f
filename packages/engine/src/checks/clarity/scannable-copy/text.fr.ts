import { amount, percent, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const under = (heading: string | null, limit?: number) =>
  heading === null ? 'avant le premier titre' : `sous ${quote(heading, limit)}`;

export const text: Text = {
  title: {
    passes: 'Le texte se parcourt facilement',
    fails: 'Le texte se parcourt difficilement',
  },
  why: 'Quatre personnes testées sur cinq parcouraient chaque nouvelle page, et une sur six seulement lisait mot à mot. Un texte en courts paragraphes sous des titres parlants les a nettement aidées à trouver ce qu’elles cherchaient.',
  measure: ({ run, articleRun, longShare }) =>
    `La moyenne de deux notes : le nombre de mots du plus long passage sans titre, courte ligne en gras, plus grande ou en capitales, liste, colonne ni espace (${run} ; pour les articles, ${articleRun}), et la part des mots dans des paragraphes de plus de 80 mots (${longShare}). S’applique aux pages d’au moins 300 mots.`,
  notApplicable: { fewWords: ({ enough }) => `La page compte moins de ${enough} mots.` },
  observed: ({ words, heading, longShare, longParagraph }) =>
    `Le plus long passage sans titre ni ligne semblable fait ${amount(words, 'mot', 'mots')} (${under(heading)}) ; ${percent(longShare)} des mots sont dans des paragraphes de plus de ${longParagraph} mots.`,
  advice: {
    title: ({ words, heading }) =>
      `Découpez le texte ${under(heading, 60)} (${amount(words, 'mot', 'mots')})`,
    steps: {
      headings:
        'Tous les 100 à 200 mots, ajoutez un titre qui énonce l’idée suivante, et pas seulement le sujet.',
      split: ({ paragraph, words }) =>
        `Divisez en deux ou trois le paragraphe qui commence par ${quote(paragraph, 60)} (${amount(words, 'mot', 'mots')}).`,
      lists:
        'Transformez les énumérations en listes, et commencez chaque paragraphe par son idée principale.',
      cut: 'Supprimez tout ce dont les visiteurs n’ont pas besoin pour se décider.',
    },
    design: ({ longParagraph }) => [
      `Limitez les paragraphes à ${longParagraph} mots. Donnez aux titres une taille nettement supérieure au texte, avec plus d’espace au-dessus qu’en dessous.`,
    ],
  },
};
