import { amount, places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Preise sind leicht zu finden', fails: 'Preise fehlen oder sind schwer zu finden' },
  titleFromHtml: {
    passes: 'Preise sind genannt oder verlinkt',
    fails: 'Preise sind weder genannt noch verlinkt',
  },
  why: 'Der Preis gehört zu dem, was zuerst gesucht wird, und Usability-Forscher nannten fehlende Preise den größten Fehler von Firmenseiten. In Studien zu Produktseiten gingen 20 % der gescheiterten Käufe auf fehlende oder unklare Angaben zurück.',
  measure: (cases) =>
    `Auf Produkt- und Kategorieseiten bekommt ein Preis oder „kostenlos“ 1 auf den ersten zwei Bildschirmen und 0,8 weiter unten; auf anderen Seiten überall 1. Sonst: ${cases}. Nicht bewertet, wenn Preise erst nach Eingabe eines Datums oder nach dem Login erscheinen.`,
  how: {
    cards: 'wenn weniger als die Hälfte der Karten einer Kategorie einen Preis zeigt',
    free: 'wenn das ganze Angebot kostenlos ist',
    link: 'wenn ein Link zu den Preisen führt (nicht auf Preisseiten)',
    route:
      'für einen Weg zu Angebot, Buchung oder Vertrieb oder einen kostenlosen ersten Schritt einer Dienstleistung',
    noneInShop: 'für nichts davon auf einer Produkt- oder Kategorieseite',
    none: 'für nichts davon auf anderen Seiten',
  },
  notMeasured: {
    gate: 'Preise erscheinen erst nach Eingabe eines Datums oder nach dem Login; beides haben wir nicht getan.',
    noWordList:
      'Es wurde kein Betrag gefunden, und für diese Sprache gibt es keine Wortliste für „kostenlos“ oder „Preise“.',
    absent: 'ein Preis',
  },
  observed: {
    price: ({ price, depth }) => `Der Preis ${quote(price)} steht ${places(depth)}.`,
    cards: ({ priced, total }) =>
      `${priced} von ${amount(total, 'Produktkarte', 'Produktkarten')} ${priced === 1 ? 'zeigt' : 'zeigen'} einen Preis.`,
    free: ({ said }) => `Laut Seite ist es kostenlos: ${quote(said)}.`,
    link: ({ label }) => `Der Link ${quote(label)} führt zu den Preisen.`,
    freeStep: ({ said }) => `Es ist kein Preis zu sehen, kostenlos ist aber ${quote(said)}.`,
    quoteRoute: ({ label }) => `Es ist kein Preis zu sehen; ${quote(label)} führt zu einem.`,
    bookingRoute: ({ label }) => `Es ist kein Preis zu sehen; ${quote(label)} führt vielleicht zu einem.`,
    none: 'Es wurde weder ein Preis gefunden noch ein Weg, einen zu erfahren.',
  },
  searched: [
    'sichtbarer Text der ganzen Seite',
    'Währungszeichen und Wörter für „kostenlos“',
    'strukturierte Daten',
  ],
  advice: {
    cards: {
      title: ({ total }) => {
        if (total === 0) return 'Den Preis auf jeder Produktkarte zeigen';
        if (total === 1) return 'Den Preis auf der Produktkarte zeigen';
        return `Den Preis auf jeder der ${amount(total, 'Produktkarte', 'Produktkarten')} zeigen`;
      },
      steps: ({ priced, total }) => [
        `Zeigen Sie unter jedem Produktnamen den aktuellen Preis${total === 0 ? '' : `; jetzt ${priced === 1 ? 'hat' : 'haben'} ${priced} von ${total} einen`}.`,
        'Wenn Varianten verschieden viel kosten, zeigen Sie den niedrigsten Preis mit „ab“.',
        'Zeigen Sie einen früheren Preis kleiner neben dem aktuellen.',
      ],
    },
    price: {
      title: ({ price }) => `Den Preis ${quote(price, 40)} auf die ersten zwei Bildschirme setzen`,
      steps: ({ depth }) => [
        `Der Preis steht ${places(depth)}. Setzen Sie ihn neben Produktnamen und Kauf-Button.`,
        'Prüfen Sie auf Desktop und Smartphone, ob der Preis ohne Suchen zu sehen ist.',
      ],
    },
    quoteRoute: {
      title: ({ label }) => `Preisbeispiele neben ${quote(label, 40)} ergänzen`,
      steps: ({ label }) => [
        `Ein individuelles Angebot kann der richtige Weg sein. Zeigen Sie neben ${quote(label, 40)}, was ein typischer Auftrag kostet, damit Besucher wissen, ob sie hier richtig sind.`,
        'Beschreiben Sie zwei oder drei häufige Fälle mit Preis oder Preisspanne.',
        'Sagen Sie, was den Preis erhöht oder senkt.',
      ],
    },
    bookingRoute: {
      title: ({ label }) => `Den Preis neben ${quote(label, 40)} zeigen`,
      steps: ({ label }) => [
        `Zeigen Sie neben ${quote(label, 40)} den Preis oder den niedrigsten mit „ab“: Vor der Buchung will man ihn wissen.`,
        'Wenn er vom Datum oder der Anzahl abhängt, zeigen Sie zwei oder drei häufige Fälle mit Preis.',
      ],
    },
    none: {
      title: ({ page }) => `Den Preis für das zeigen, was ${page} anbietet`,
      steps: [
        'Zeigen Sie den Preis oder den niedrigsten mit „ab“ nahe der Überschrift und noch einmal neben dem Haupt-Button.',
        'Wenn er vom Auftrag abhängt, zeigen Sie zwei oder drei Beispielaufträge mit Preis.',
      ],
      mayBeFree: 'Wenn es kostenlos ist, schreiben Sie „kostenlos“.',
    },
  },
};
