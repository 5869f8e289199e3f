import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Texts = Parameters<Text['observed']['loading']>[0]['texts'];

function shown(texts: Texts): string {
  return list(
    texts.map((line) => quote(line, 60)),
    4,
  );
}

export const text: Text = {
  why: 'Wo Besucher Inhalt erwarten, finden sie einen Fehler, eine Lücke oder Code. Sie fragen sich, ob es das Angebot noch gibt, und bezweifeln, dass eine Bestellung oder Nachricht ankommt.',
  measure:
    'Wird gemeldet, wenn die Seite eine Fehler- oder Lademeldung zeigt, „Demnächst verfügbar“, rohen Code, eine Lücke statt einer Zahl, einen Countdown oder Zähler auf null, eine leere Auswahlliste, ein leeres eingebettetes Element, eine endlose Ladeanimation, nur Preise von null oder eine leere Bestellung; wenn sie auf ein Formular verweist, das es nicht gibt; oder wenn sie weniger als 60 Zeichen Text zeigt. „Demnächst verfügbar“ allein kommt nie unter die ersten fünf.',
  title: {
    bare: ({ letters }) =>
      letters === 0
        ? 'Besucher sehen überhaupt keinen Text'
        : `Die Seite zeigt nur ${amount(letters, 'Zeichen', 'Zeichen')} Text`,
    order: () => 'Im Checkout steht nichts zum Kaufen',
    zero: ({ texts }) => `Jeder Preis lautet ${quote(texts[0] ?? '', 20)}`,
    countdown: ({ texts }) => `Der Countdown steht still: ${quote(texts[0] ?? '', 40)}`,
    form: () => 'Das Formular, das Besucher ausfüllen sollen, fehlt',
    failed: ({ texts }) => `Statt Inhalt erscheint ein Fehler: ${quote(texts[0] ?? '', 50)}`,
    loading: ({ texts }) => `Ein Teil der Seite bleibt bei ${quote(texts[0] ?? '', 50)} hängen`,
    number: ({ texts }) => `In ${quote(texts[0] ?? '', 50)} fehlt ein Wert`,
    markup: ({ texts }) => `Besucher sehen rohen Code: ${quote(texts[0] ?? '', 40)}`,
    counter: ({ texts }) => `Zähler stehen auf null: ${quote(texts[0] ?? '', 40)}`,
    frame: ({ texts }) =>
      texts[0]
        ? `Das eingebettete Element ${quote(texts[0], 40)} bleibt leer`
        : 'Ein eingebettetes Element bleibt leer',
    loader: () => 'Eine Ladeanimation endet nie',
    choices: () => 'Eine Auswahlliste ist leer',
    announced: ({ texts }) => `Statt echter Inhalte steht hier ${quote(texts[0] ?? '', 50)}`,
  },
  observed: {
    bare: ({ letters }) =>
      letters === 0
        ? 'Die Seite zeigt weder auf dem Desktop noch auf Smartphones Text.'
        : `Die ganze Seite zeigt auf dem Desktop und auf Smartphones ${amount(letters, 'Zeichen', 'Zeichen')}.`,
    order: () => 'Die Seite bittet um eine Bestellung, zeigt aber weder Artikel noch einen Preis über null.',
    zero: ({ texts }) =>
      `${amount(texts.length, 'Preis', 'Preise')} auf der Seite ${texts.length === 1 ? 'lautet' : 'lauten'} ${quote(texts[0] ?? '', 20)}; keiner liegt über null.`,
    countdown: ({ texts }) => `Ein Countdown zeigt ${shown(texts)}.`,
    form: ({ texts }) => `Auf der Seite steht ${shown(texts)}, doch es gibt keine Felder zum Ausfüllen.`,
    failed: ({ texts }) => `Ein Teil der Seite konnte nicht geladen werden: ${shown(texts)}.`,
    loading: ({ texts }) => `Auch nach dem Laden stand auf der Seite noch ${shown(texts)}.`,
    number: ({ texts }) => `Hier fehlen Werte: ${shown(texts)}.`,
    markup: ({ texts }) => `Die Seite zeigt diesen Code als Text: ${shown(texts)}.`,
    counter: ({ texts }) => `Zähler der Seite zeigen ${shown(texts)}.`,
    frame: () =>
      'Wo eine Karte, ein Kalender oder anderer Inhalt von einer anderen Adresse erscheinen soll, sehen Besucher ein leeres Feld.',
    loader: () =>
      'Eine Ladeanimation drehte sich nach dem Laden der Seite weiter, und an ihrer Stelle erschien nichts.',
    choices: ({ texts }) =>
      `${amount(texts.length, 'Auswahlliste ist', 'Auswahllisten sind')} leer; Besucher können nichts auswählen.`,
    announced: ({ texts }) => `Die Seite kündigt Inhalt an, den es nicht gibt: ${shown(texts)}.`,
  },
  step: {
    bare: 'Öffnen Sie die Seite in einem privaten Fenster und prüfen Sie, ob der Text fehlt, versteckt ist oder auf ein fehlerhaftes Skript wartet. Schreiben Sie ihn dann direkt ins HTML.',
    order:
      'Leiten Sie Besucher mit leerem Warenkorb zurück in den Shop, und zeigen Sie allen anderen ihre Artikel und die Summe.',
    zero: 'Tragen Sie die echten Preise ein, oder entfernen Sie die Preiszeile, bis es welche gibt.',
    countdown: 'Stellen Sie den Countdown auf den nächsten Termin, oder entfernen Sie ihn samt Überschrift.',
    form: 'Fügen Sie das Formular dort ein, wo der Text es erwähnt, und schicken Sie sich selbst eine Testnachricht.',
    failed:
      'Beheben Sie den Fehler, und zeigen Sie eine Telefonnummer oder einen Link für den Fall, dass er wieder auftritt.',
    loading:
      'Finden Sie heraus, warum dieser Teil nie lädt, und zeigen Sie bis dahin statischen Inhalt an seiner Stelle.',
    number: 'Tragen Sie den Wert ein, oder blenden Sie die Zeile aus, bis Sie ihn haben.',
    markup:
      'Reparieren Sie die Vorlage oder das Plugin, das diesen Code umwandeln sollte, oder löschen Sie den Code.',
    counter:
      'Schreiben Sie die endgültigen Zahlen ins HTML, und lassen Sie das Skript sie nur animieren, oder entfernen Sie die Zähler.',
    frame:
      'Öffnen Sie die Adresse des eingebetteten Elements einzeln, korrigieren Sie sie, und verlinken Sie den Inhalt für den Fall, dass er wieder ausfällt.',
    loader:
      'Finden Sie heraus, warum dieser Teil nie lädt, und zeigen Sie bis dahin statischen Inhalt an seiner Stelle.',
    choices: 'Füllen Sie die Liste, oder entfernen Sie sie.',
    announced: 'Veröffentlichen Sie, was Sie haben, oder entfernen Sie den Abschnitt, bis er fertig ist.',
    again: 'Laden Sie die Seite danach in einem privaten Fenster neu, am Computer und auf dem Smartphone.',
  },
};
