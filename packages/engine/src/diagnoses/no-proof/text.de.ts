import { list, nextTo, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Said = Parameters<Text['titleFor']>[0];

/** What stands under a quote. */
const DETAILS: Record<Said['kind'], string> = {
  nonprofit: 'Vornamen, Ort und, mit Einverständnis, Foto',
  goods: 'Namen, Foto und gekauftem Produkt',
  personal: 'Namen, Ort und Foto',
  business: 'Namen, Funktion, Unternehmen und Foto',
};

const VERIFIABLE: Record<Said['kind'], string> = {
  nonprofit: 'Ihre Registernummer, den letzten Jahresbericht oder die Namen der Verantwortlichen',
  goods: 'eine Garantie, ein Testergebnis oder Zertifikat mit Nummer oder das Produkt im Einsatz',
  personal:
    'eine Zulassung oder ein Zertifikat mit Nummer, eine Garantie oder einen fertigen Auftrag mit Ort und Datum',
  business: 'eine Demo oder ein abgeschlossenes Projekt, ein Zertifikat mit Nummer oder eine Garantie',
};

const LISTINGS: Record<Said['kind'], string> = {
  nonprofit:
    'Ergänzen Sie die Zahlen des letzten Jahres: wie vielen Menschen Sie geholfen haben, wie viel Geld Sie bekommen und ausgegeben haben, mit Link zum Bericht.',
  goods:
    'Zeigen Sie neben dem Produktnamen die Durchschnittsbewertung und die Zahl der Bewertungen, und behalten Sie auch die kritischen.',
  personal:
    'Wenn Sie bei Google oder auf einer anderen Plattform bewertet sind, zeigen Sie den Durchschnitt und die Zahl der Bewertungen, und verlinken Sie sie.',
  business:
    'Zeigen Sie die Logos von drei Auftraggebern, oder beschreiben Sie ein Projekt in drei Zeilen: das Problem, was Sie getan haben und das Ergebnis in Zahlen.',
};

const QUESTIONS = 'was sie fast abgehalten hätte und was sich seitdem geändert hat';

export const text: Text = {
  why: 'Besucher glauben Ihnen nicht aufs Wort: Sie suchen Menschen wie sich selbst, die zufrieden waren. Im Handel wurden Produkte mit fünf Bewertungen weit öfter gekauft als Produkte ohne, und Social Proof gehört zu den wenigen Änderungen, die in großen Testreihen den Umsatz gesteigert haben.',
  measure:
    'Wird gemeldet, wenn die Seite keine Kundenstimmen, Bewertungen, Kundennamen oder -logos, Fallstudien, Presseerwähnungen und auch keine Kundenzahlen hat. Je länger die Seite, desto schwerer, ebenso wenn sie Preise zeigt. Im Checkout und bei Gastgebern kommt es nie unter die ersten fünf, ebenso wenig bei Portfolios und unklarem Seitentyp, wenn die Seite keinen Preis zeigt. Artikel, Wartelisten, Seiten mit weniger als 15 Wörtern und Seiten mit nicht lesbaren Frames bleiben außen vor.',
  titleFor: ({ kind, name, one }) =>
    kind === 'nonprofit'
      ? `Nichts zeigt, was ${name ?? 'Ihre Arbeit'} erreicht hat`
      : kind === 'goods'
        ? `Keine Kundenbewertung spricht für ${name ?? 'Ihr Angebot'}`
        : `Kein Zitat von ${one} spricht für ${name ?? 'dieses Angebot'}`,
  observed: ({ kind, price, button, many }) => {
    const missing =
      kind === 'nonprofit'
        ? 'keine Ergebnisse in Zahlen, keine Geschichten von Menschen, denen Sie geholfen haben, und keine Zitate'
        : kind === 'business'
          ? 'keine Kundenstimmen, Bewertungen, Kundennamen, Logos oder Ergebnisse'
          : `keine Zitate, keine Bewertungen und auch nicht, wie viele ${many} Sie schon hatten`;
    const asked = [
      ...(price ? [`verlangt ${quote(price, 40)}`] : []),
      ...(button ? [`fordert mit ${quote(button, 40)} zum Handeln auf`] : []),
    ];
    const shown = `Die Seite zeigt ${missing}`;
    return asked.length > 0 ? `${shown}. Sie ${list(asked)}.` : `${shown}.`;
  },
  steps: ({ kind, button, price }) => [
    `Schreiben Sie drei Menschen, die mit Ihnen zufrieden waren. Fragen Sie, ${QUESTIONS}, und ob Sie die Antworten veröffentlichen dürfen.`,
    `Zeigen Sie die Antworten ${nextTo(button, price ? 'den Preisen' : 'der Überschrift')}: je zwei oder drei Sätze mit ${DETAILS[kind]}.`,
    LISTINGS[kind],
    `Bis es so weit ist, zeigen Sie etwas Nachprüfbares: ${VERIFIABLE[kind]}.`,
  ],
};
