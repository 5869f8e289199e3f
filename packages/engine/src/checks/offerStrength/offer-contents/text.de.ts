import { capitalized, list, places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const below = (headline: string | null) =>
  headline === null ? 'weit oben auf der Seite' : `unter ${quote(headline, 50)}`;

export const text: Text = {
  title: { passes: 'Eine Liste zeigt, was enthalten ist', fails: 'Keine Liste zeigt, was enthalten ist' },
  why: 'In Studien zu Produktseiten gingen 20 % der gescheiterten Käufe auf fehlende oder unklare Angaben zurück. Beim Vergleich von fünf Fassungen einer Website steigerte allein ein überfliegbares Layout die gemessene Nutzbarkeit um 47 %.',
  measure:
    'Eine Liste, Tabelle oder Kartenreihe im Hauptinhalt mit mindestens drei Einträgen von 2 bis 25 Wörtern, die zeigt, was enthalten ist (ihre Überschrift sagt es, oder ihre Einträge sagen mehr als ein Linktext oder eine Überschrift), bekommt 1 auf den ersten drei Bildschirmen und 0,8 weiter unten. Abläufe, Personen, Zahlen, Öffnungszeiten und Beiträge zählen nicht. Eine Seite ohne Listen oder Reihen bekommt 0,2 (0,5 ohne bestimmten Seitentyp). Nicht bewertet, wenn unklar ist, was die Reihen aufführen. Gilt nicht für Seiten, die mit einem Kontaktformular beginnen und kein eigenes Angebot haben, und nicht für Portfolios, Veranstaltungen, gemeinnützige Organisationen und andere Seiten ohne Preis.',
  notApplicable: { noPrice: 'Es wird kein Preis gezeigt; vielleicht verkauft die Seite nichts.' },
  notMeasured: {
    unclear: 'Die Seite hat Listen oder Reihen, doch es ist unklar, ob eine davon zeigt, was enthalten ist.',
    absent: 'eine Liste der enthaltenen Leistungen',
  },
  observed: {
    listed: ({ items, depth }) =>
      `Die Liste mit ${list(items.slice(0, 3).map((item) => quote(item, 50)))} steht ${places(depth)}.`,
    none: 'Keine Liste, Tabelle oder Kartenreihe zeigt, was enthalten ist.',
  },
  searched: ['Listen, Tabellen und Kartenreihen im Hauptinhalt'],
  advice: {
    title: ({ headline }) => `${capitalized(below(headline))} auflisten, was man bekommt`,
    steps: ({ headline }) => [
      'Schreiben Sie drei bis sieben Einträge von je 2 bis 25 Wörtern: was enthalten ist oder was sich für Besucher ändert.',
      `Die Liste gehört ${below(headline)} oder direkt nach den ersten Abschnitt, innerhalb der ersten drei Bildschirme.`,
      'Beginnen Sie jeden Eintrag mit der Sache selbst; Details kommen in eine zweite Zeile.',
    ],
    design: ['Ein Eintrag pro Zeile oder Karte, alle im selben Format, die ersten Wörter fett.'],
  },
};
