import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

/** Missing words that are named. */
const SHOWN = 5;

const PLACES = {
  desktop: 'Im sofort sichtbaren Bereich auf dem Desktop',
  mobile: 'Im sofort sichtbaren Bereich auf Smartphones',
};

const quoted = (words: readonly string[]) =>
  list(
    words.map((word) => quote(word)),
    SHOWN,
  );
const near = (headline: string | null) => (headline === null ? '' : ` neben der Überschrift ${headline}`);

export const text: Text = {
  why: 'Wer auf eine Anzeige, einen Link in einer E-Mail oder ein Suchergebnis klickt, sucht nach dem, was dort versprochen wurde. Tests mit wörtlichen Wiederholungen brachten gemischte Ergebnisse; doch ein versprochener Preis oder eine Bedingung, die auf der Seite nicht gilt, lässt Besucher an allem anderen zweifeln.',
  measure:
    'Wird nur gemeldet, wenn Sie den Text der Anzeige, E-Mail oder Suche angeben. Der Schweregrad ist 3 von 3, wenn die Seite einen anderen Preis, Prozentsatz oder Zeitraum nennt als dieser Text, 2, wenn sie einen versprochenen Wert nicht erwähnt, und 1 bis 2, wenn im sofort sichtbaren Bereich auf dem Desktop oder auf Smartphones weniger als ein Drittel der Schlüsselwörter vorkommt.',
  title: {
    different: ({ promised, page }) => `Sie versprechen ${promised}, auf der Seite steht aber ${page}`,
    missing: ({ promised }) => `Sie versprechen ${promised}, die Seite erwähnt es aber nicht`,
    vague: ({ promised, page }) => `Sie versprechen ${promised}, auf der Seite steht aber nur ${page}`,
    words: ({ headline }) =>
      headline === null
        ? 'Die Worte aufgreifen, die Besucher herführen'
        : `In der Überschrift ${headline} die Worte aufgreifen, die Besucher herführen`,
  },
  observed: {
    message: ({ message }) => `Der Text, der Besucher herführt, lautet ${message}.`,
    different: ({ promised, page }) => `Statt ${promised} steht auf der Seite ${page}.`,
    missing: ({ promised }) => `Die Seite erwähnt ${promised} nicht.`,
    vague: ({ promised, page }) => `Zu ${promised} steht auf der Seite nur ${page}.`,
    words: ({ found, total, missing, on }) =>
      `${on === null ? 'Im sofort sichtbaren Bereich' : PLACES[on]} greift die Seite ${found === 0 ? 'keines' : found} der ${total} Schlüsselwörter dieses Textes auf. Es fehlen: ${quoted(missing)}.`,
  },
  steps: {
    different: ({ promised, page }) =>
      `Ändern Sie ${promised} im Text, der Besucher herführt, oder ${page} auf der Seite, sodass beides übereinstimmt.`,
    missing: ({ promised, headline }) =>
      `Zeigen Sie ${promised} im sofort sichtbaren Bereich${near(headline)}, oder streichen Sie es aus dem Text, der Besucher herführt.`,
    words: ({ words, headline }) =>
      `Nehmen Sie ${quoted(words)} in ${headline === null ? 'eine Überschrift' : `die Überschrift ${headline} oder die Unterzeile`} auf, sofern das Ihr Angebot beschreibt.`,
    several:
      'Wenn mehrere Anzeigen, E-Mails oder Suchen hierher führen, testen Sie für jedes Angebot eine eigene Seite.',
  },
};
