import { amount, figure, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Average = Parameters<Text['observed']['convincing']>[0];

function averageOf({ average, count }: Average): string {
  return `Der Durchschnitt liegt bei ${figure(average, 1)} von 5 aus ${amount(count, 'Bewertung', 'Bewertungen')}`;
}

export const text: Text = {
  title: {
    passes: 'Die Durchschnittsbewertung überzeugt',
    fails: 'Die Durchschnittsbewertung schreckt Käufer ab',
  },
  why: 'Am höchsten war die Kaufwahrscheinlichkeit bei 4,0 bis 4,7 Sternen; gegen 5,0 sank sie wieder: zu schön, um wahr zu sein. Ein Stern mehr erhöhte den Umsatz unabhängiger Restaurants um wenige Prozent, den von Ketten gar nicht.',
  measure: (scale) =>
    `Der Durchschnitt von mindestens fünf Bewertungen: ${scale}. Nicht bewertet, wenn die Seite Sterne ohne Wert zeigt.`,
  notApplicable: {
    none: 'Die Seite zeigt keine Bewertung.',
    few: ({ enough }) => `Der Durchschnitt beruht auf weniger als ${enough} Bewertungen.`,
  },
  notMeasured: {
    ratings: 'Es ist unklar, ob die Seite Bewertungen zeigt.',
    value: 'Die Seite zeigt Sterne, ihr Wert ließ sich aber nicht lesen.',
    count: 'Die Zahl der Bewertungen ließ sich nicht lesen.',
  },
  observed: {
    convincing: (rating) => `${averageOf(rating)}.`,
    high: (rating) =>
      `${averageOf(rating)}; manche Besucher glauben Durchschnitten über ${figure(rating.above, 1)} nicht.`,
    low: (rating) =>
      `${averageOf(rating)}; Durchschnitte unter ${figure(rating.below, 1)} schrecken Käufer ab.`,
  },
  advice: {
    title: ({ average }) =>
      `Herausfinden, was die Bewertung bei ${figure(average, 1)} von 5 hält, und es beheben`,
    readReviews: 'Lesen Sie jede Bewertung mit höchstens drei Sternen, und zählen Sie die Gründe.',
    answer: ({ review }) =>
      `Antworten Sie öffentlich auf ${quote(review, 80)}: Sagen Sie, was schiefging und was sich geändert hat.`,
    fixFirst: 'Beheben Sie zuerst den häufigsten Grund, und sagen Sie auf der Seite, dass er behoben ist.',
    keepCritical: 'Lassen Sie kritische Bewertungen stehen: Eine makellose Bilanz ist weniger glaubwürdig.',
  },
};
