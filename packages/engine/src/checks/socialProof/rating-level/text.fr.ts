import { amount, figure, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Average = Parameters<Text['observed']['convincing']>[0];

const averageOf = ({ average, count }: Average) =>
  `La moyenne est de ${figure(average, 1)} sur 5 pour ${amount(count, 'note', 'notes')}`;

export const text: Text = {
  title: {
    passes: 'La note moyenne est convaincante',
    fails: 'La note moyenne rebute les acheteurs',
  },
  why: 'La probabilité d’achat était la plus forte pour des moyennes de 4,0 à 4,7 étoiles et baissait vers 5,0, qui paraît trop beau pour être vrai. Une étoile de plus augmentait le chiffre d’affaires de quelques pour cent dans les restaurants indépendants et pas du tout dans les chaînes.',
  measure: (scale) =>
    `La moyenne d’au moins cinq notes : ${scale}. Non noté si la page affiche des étoiles sans valeur.`,
  notApplicable: {
    none: 'La page n’affiche aucune note.',
    few: ({ enough }) => `La moyenne provient de moins de ${enough} notes.`,
  },
  notMeasured: {
    ratings: 'On ne sait pas si la page affiche des notes.',
    value: 'La page affiche des étoiles, mais leur valeur n’a pas pu être lue.',
    count: 'Le nombre de notes n’a pas pu être lu.',
  },
  observed: {
    convincing: (rating) => `${averageOf(rating)}.`,
    high: (rating) =>
      `${averageOf(rating)} ; certains visiteurs ne croient pas aux moyennes au-dessus de ${rating.above.toLocaleString('fr-FR')}.`,
    low: (rating) =>
      `${averageOf(rating)} ; des moyennes au-dessous de ${rating.below.toLocaleString('fr-FR')} rebutent les acheteurs.`,
  },
  advice: {
    title: ({ average }) => `Trouvez ce qui maintient la note à ${figure(average, 1)} sur 5, et corrigez-le`,
    readReviews: 'Lisez tous les avis de trois étoiles ou moins, et comptez les raisons.',
    answer: ({ review }) =>
      `Répondez publiquement à ${quote(review, 80)} : dites ce qui n’a pas fonctionné et ce qui a changé.`,
    fixFirst: 'Corrigez d’abord la raison la plus fréquente, et dites sur la page que c’est fait.',
    keepCritical: 'Gardez les avis critiques : un sans-faute est moins crédible.',
  },
};
