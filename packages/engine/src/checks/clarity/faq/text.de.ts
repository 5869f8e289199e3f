import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Häufige Fragen sind beantwortet',
    fails: 'Häufige Fragen sind kaum beantwortet',
  },
  why: 'Kein veröffentlichtes Experiment misst die Wirkung von FAQ für sich. Dafür sprechen nur indirekte Hinweise: Käufe scheitern oft an fehlenden Informationen, und eine Frage ist der einfachste Weg zu einer Antwort.',
  measure: (scale) => `Beantwortete Fragen irgendwo auf der Seite: ${scale}.`,
  notMeasured: { uncounted: 'Die Fragen auf der Seite ließen sich nicht zählen.' },
  sought: 'eine beantwortete Frage',
  observed: {
    none: 'Auf der Seite wurden keine beantworteten Fragen gefunden.',
    few: ({ count }) =>
      `Die Seite beantwortet ${amount(count, 'Frage', 'Fragen')}; es sollten mindestens drei sein.`,
    enough: ({ count }) => `Die Seite beantwortet ${amount(count, 'Frage', 'Fragen')}.`,
  },
  searched: ['Hauptinhalt', 'strukturierte Daten'],
  advice: {
    title: {
      more: ({ question }) => `Neben ${quote(question, 60)} zwei weitere Fragen beantworten`,
      first: () => 'Die drei häufigsten Fragen der Besucher auf der Seite beantworten',
    },
    steps: [
      'Wählen Sie die drei Fragen, die Ihnen per E-Mail, Chat oder Telefon am häufigsten gestellt werden, und behalten Sie die Formulierung bei.',
      'Beantworten Sie jede in zwei oder drei Sätzen, mit der Antwort gleich im ersten.',
      'Setzen Sie sie über den letzten Call-to-Action.',
    ],
  },
};
