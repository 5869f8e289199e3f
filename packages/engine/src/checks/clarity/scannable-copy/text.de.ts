import { amount, percent, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Der Text lässt sich leicht überfliegen',
    fails: 'Der Text lässt sich schwer überfliegen',
  },
  why: 'Vier von fünf Testpersonen überflogen jede neue Seite, nur jede sechste las Wort für Wort. Text in kurzen Absätzen unter aussagekräftigen Überschriften half ihnen messbar, das Gesuchte zu finden.',
  measure: ({ run, articleRun, longShare }) =>
    `Der Durchschnitt zweier Werte: die Wörter des längsten Stücks ohne Überschrift, kurze fette, größere oder großgeschriebene Zeile, Liste, Spalte oder Lücke (${run}; in Artikeln ${articleRun}) und der Anteil der Wörter in Absätzen von mehr als 80 Wörtern (${longShare}). Gilt für Seiten ab 300 Wörtern.`,
  notApplicable: {
    fewWords: ({ enough }) => `Die Seite hat weniger als ${enough} Wörter.`,
  },
  observed: ({ words, heading, longShare, longParagraph }) =>
    `Das längste Textstück ohne Überschrift oder ähnliche Zeile hat ${amount(words, 'Wort', 'Wörter')} (${heading === null ? 'vor der ersten Überschrift' : `unter ${quote(heading)}`}); ${percent(longShare)} der Wörter stehen in Absätzen von mehr als ${longParagraph} Wörtern.`,
  advice: {
    title: ({ words, heading }) =>
      `Den Text ${heading === null ? 'vor der ersten Überschrift' : `unter ${quote(heading, 60)}`} aufteilen (${amount(words, 'Wort', 'Wörter')})`,
    steps: {
      headings:
        'Setzen Sie alle 100 bis 200 Wörter eine Überschrift, die die nächste Aussage nennt und nicht nur das Thema.',
      split: ({ paragraph, words }) =>
        `Machen Sie aus dem Absatz, der mit ${quote(paragraph, 60)} beginnt (${amount(words, 'Wort', 'Wörter')}), zwei oder drei.`,
      lists:
        'Machen Sie aus Aufzählungen im Satz Listen, und beginnen Sie jeden Absatz mit seiner Hauptaussage.',
      cut: 'Streichen Sie alles, was Besucher für ihre Entscheidung nicht brauchen.',
    },
    design: ({ longParagraph }) => [
      `Absätze mit höchstens ${longParagraph} Wörtern. Überschriften deutlich größer als der Text, mit mehr Abstand darüber als darunter.`,
    ],
  },
};
