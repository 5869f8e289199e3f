import { lowerFirst } from '../checks/shared/phrasing.ts';
import type { Text } from './page-type-insights.text.ts';

export const text: Text = {
  chosen: ({ type }) => `Jugée selon le type de page que vous avez choisi : ${type}.`,
  recognized: ({ type, certainty }) =>
    `Type de page reconnu : ${type} (certitude : ${certainty}). Les critères qui comptent davantage sur ce genre de page pèsent plus.`,
  uncertain: ({ nearest, certainty }) =>
    `Nous n’avons pas pu déterminer le type de page avec assez de certitude (le plus proche : ${nearest}, ${certainty}). Les critères propres à un type ont été laissés de côté ; choisissez un type pour les inclure.`,
  unread:
    'Nous n’avons pas pu déterminer le type de page, car nous n’avons pas pu lire la langue de la page. Les critères propres à un type ont été laissés de côté ; choisissez un type pour les inclure.',
  other:
    'Cette page ne ressemble à aucun des types qui ont leurs propres critères : seuls ceux qui valent pour toutes les pages ont été appliqués. Choisissez un type pour ajouter ses critères.',
  answer: ({ question, verdict, observed }) => `« ${question} » ${verdict} : ${lowerFirst(observed)}`,
  verdicts: { pass: 'Réponse donnée', partial: 'Réponse partielle', fail: 'Sans réponse' },
};
