import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const price = (printed: string | null) => (printed === null ? 'dem Preis' : quote(printed, 40));
const withoutAmount = (hasAmount: boolean) => (hasAmount ? '' : ', aber ohne Betrag');

export const text: Text = {
  title: {
    passes: 'Die Gesamtkosten sind von Anfang an klar',
    fails: 'Die Gesamtkosten sind nicht von Anfang an klar',
  },
  why: 'Zusatzkosten wie Versand, Steuern und Gebühren sind der Grund, den US-Käufer für einen abgebrochenen Checkout am häufigsten nennen: 39 % in der jüngsten Umfrage. Ein Experiment mit Millionen Ticketkäufern zeigte, dass spät gezeigte Gebühren den kurzfristigen Umsatz trotzdem erhöhen; bei Tickets und kurzen Aufenthalten in den USA ist das seit Mai 2025 verboten.',
  measure:
    'Bei Waren, die versendet werden, bekommen Versandkosten, „kostenlos“ oder ein Mindestbestellwert nahe dem Preis 1, „zzgl. Versand“ 0,7, jedes davon an anderer Stelle höchstens 0,75 und gar kein Hinweis auf Versand 0,2. Bei Veranstaltungen und Buchungen 1, wenn Gebühren und Steuern laut Seite enthalten sind oder ihr Betrag genannt ist, sonst 0,4. Im Checkout bekommt die Bestellsumme 1 neben dem Formular, 0,6 an anderer Stelle und 0, wenn sie fehlt.',
  notApplicable: {
    noPrice: 'Es wird kein Preis gezeigt.',
    noBooking: 'Auf dieser Seite können Gäste nicht buchen.',
    notShipped: 'Hier muss nichts versendet werden.',
    free: 'Das Angebot ist kostenlos.',
  },
  notMeasured: {
    unclearIfShipped: 'Es ist unklar, ob das Produkt versendet wird.',
    absent: 'die Gesamtkosten',
  },
  observed: {
    shipping: {
      near: ({ said, hasAmount }) =>
        `Der Versand ist neben dem Preis erwähnt${withoutAmount(hasAmount)}: ${quote(said)}.`,
      away: ({ said, hasAmount }) =>
        `Der Versand ist an anderer Stelle der Seite erwähnt${withoutAmount(hasAmount)}: ${quote(said)}.`,
      none: 'Die Seite sagt nicht, was der Versand kostet.',
    },
    fees: {
      stated: ({ said, hasAmount }) => `Gebühren sind erwähnt${withoutAmount(hasAmount)}: ${quote(said)}.`,
      none: 'Die Seite sagt nicht, ob der Preis Gebühren und Steuern enthält.',
    },
    total: {
      near: ({ said }) => `Die Bestellsumme steht neben dem Formular: ${quote(said)}.`,
      away: ({ said }) => `Die Bestellsumme steht nicht neben dem Formular: ${quote(said)}.`,
      none: 'Es wurde keine Bestellsumme gefunden.',
    },
  },
  searched: ['sichtbarer Text der ganzen Seite, auf Angaben zu Versand, Gebühren, Steuern und Summen'],
  advice: {
    tradeoff:
      'Rechnen Sie mit einem Zielkonflikt: In einem Feldexperiment verkauften spät gezeigte Gebühren kurzfristig mehr. Zeigen Sie die Summe trotzdem von Anfang an: Überraschende Kosten sind die häufigste Beschwerde, und Gesetze in mehreren Regionen schränken spät gezeigte Gebühren ein.',
    total: {
      move: ({ said }) => `Die Summe ${quote(said, 40)} neben das Formular setzen`,
      add: ({ button }) =>
        `Die Bestellsumme über ${button === null ? 'dem Zahlungsformular' : quote(button, 40)} zeigen`,
      steps: [
        'Führen Sie Artikel, Versand, Steuern und Gebühren mit der Summe darunter auf, auf dem Desktop neben den Feldern und auf Smartphones darüber.',
        'Lassen Sie sie sichtbar, und aktualisieren Sie sie, wenn sich die Lieferart ändert.',
      ],
    },
    shipping: {
      title: ({ printed }) => `Die Versandkosten neben ${price(printed)} zeigen`,
      complete: ({ said, printed }) =>
        `Auf der Seite steht ${quote(said)}. Nennen Sie direkt unter ${price(printed)} den Betrag oder den Mindestbestellwert für kostenlosen Versand.`,
      add: ({ printed }) =>
        `Ergänzen Sie unter ${price(printed)} die Versandkosten oder den Mindestbestellwert für kostenlosen Versand.`,
      byCountry:
        'Wenn die Kosten vom Land abhängen, zeigen Sie die für das Land des Besuchers oder die niedrigsten mit „ab“.',
    },
    fees: {
      title: ({ printed }) =>
        `Sagen, ob ${printed === null ? 'der Preis' : quote(printed, 40)} Gebühren und Steuern enthält`,
      steps: ({ printed }) => [
        `Machen Sie den Endpreis zum auffälligsten. Wenn zu ${price(printed)} Gebühren hinzukommen, zeigen Sie stattdessen die Summe.`,
        'Führen Sie darunter die Pflichtgebühren mit Betrag auf.',
        'Rechtliches Risiko in den USA: Bei Tickets für Live-Veranstaltungen und Kurzzeitunterkünften verlangt die FTC-Regel zu unlauteren Gebühren (16 CFR 464), dass der Gesamtpreis am auffälligsten ist.',
      ],
    },
  },
};
