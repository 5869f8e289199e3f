import { amount, capitalized, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Author = Parameters<Text['observed']['article']>[0]['author'];

function authorOf(author: Author): string {
  if (author === null) return 'keinen Autor';
  return author === 'same line' ? 'einen Autor in derselben Zeile' : `den Autor ${quote(author.name)}`;
}

export const text: Text = {
  title: { passes: 'Die Seite wirkt aktuell', fails: 'Das Datum lässt die Seite vernachlässigt wirken' },
  why: 'Die Stanford-Leitlinien raten, Inhalt oft zu aktualisieren oder zu zeigen, dass er kürzlich geprüft wurde. Artikel brauchen außerdem einen genannten Autor.',
  measure: (scale) =>
    `Das Alter der neuesten Jahreszahl bei Copyright oder „aktualisiert“ in Jahren zum Zeitpunkt unseres Besuchs: ${scale}. Artikel bekommen 0,5 für ein sichtbares Datum und 0,5 für einen Autor.`,
  notApplicable: { noDate: 'Die Seite zeigt weder Copyright-Jahr noch Aktualisierungsdatum.' },
  notMeasured: {
    noWordList: 'Für Daten und Autoren gibt es in dieser Sprache keine Wortliste.',
    newerElsewhere: ({ date, newer }) =>
      `${quote(date)} ist älter als ${quote(newer, 60)} und zeigt deshalb nicht, wie alt die Seite ist.`,
  },
  observed: {
    article: ({ date, author }) =>
      `Der Artikel zeigt ${date === null ? 'kein Datum' : quote(date)} und ${authorOf(author)}.`,
    year: ({ year, date, age }) =>
      `Die neueste Jahreszahl bei Copyright oder Aktualisierung ist ${year} (${age <= 0 ? 'aktuell' : `vor ${amount(age, 'Jahr', 'Jahren')}`}), in ${quote(date)}.`,
  },
  searched: ['Zeilen nahe der Überschrift und am Ende des Artikels', 'strukturierte Daten'],
  advice: {
    article: {
      title: ({ missing, page }) => `${capitalized(missing.join(' und '))} zeigen: ${quote(page, 50)}`,
      steps: ({ missing }) => [
        `Zeigen Sie unter der Überschrift ${missing.join(' und ')}, und verlinken Sie den Autor mit einer kurzen Vorstellung.`,
      ],
      date: 'das Datum',
      author: 'den Autor',
    },
    old: {
      title: ({ date }) =>
        date === undefined
          ? 'Die Seite prüfen und ihr Datum aktualisieren'
          : `Die Seite prüfen und ${quote(date, 50)} aktualisieren`,
      steps: ({ year }) => [
        `Prüfen Sie, was sich seit ${year ?? 'damals'} geändert hat: Preise, Personen, Screenshots, Links.`,
        'Aktualisieren Sie dann die Jahreszahl, und lassen Sie den Footer sie automatisch setzen.',
      ],
    },
  },
};
