import { amount } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

export const text: Text = {
  /** They complete "Geprüft: …". */
  searched: {
    consentBanner: ['Overlays', 'Dialoge', 'Frames', 'Leisten am oberen und unteren Rand'],
    contact: ({ links }) =>
      `sichtbare Links zu Telefonnummern, E-Mail-Adressen und Kontaktseiten (${links}), Telefonnummern, E-Mail- und Postadressen im Text und alle Formulare`,
    countdowns: 'der gesamte sichtbare Text und Boxen mit Zahlen, die die Restzeit zeigen',
    faq: 'Akkordeons, Fragen als Überschrift mit Text darunter und Abschnitte mit einer Frage als Überschrift',
    freeOffer:
      'der gesamte sichtbare Text und Buttons, die kostenlose Tarife, Tests, Proben, Downloads oder Beratungen erwähnen',
    guarantee:
      'der gesamte sichtbare Text und Links, die Garantie, Gewährleistung, Rückgabe oder Erstattung erwähnen',
    links: ({ links, to }) => `sichtbare Links (${links}) von Header bis Footer, die dorthin führen: ${to}`,
    linksTo: {
      about: 'eine Seite „Über uns“ oder zum Unternehmen oder ein Impressum',
      prices: 'Preise, Tickets oder eine Speisekarte',
      pricesBelow: 'Preise auf dieser Seite',
      privacy: 'eine Seite zum Datenschutz',
      terms: 'AGB oder Nutzungsbedingungen',
    },
    logos:
      'Reihen von drei oder mehr ähnlichen kleinen Bildern und Namenslisten unter Überschriften wie „Unsere Kunden“',
    numbers: 'beschriftete Zahlen in Reihen oder Karten und Sätze, die Kunden, Projekte oder Jahre zählen',
    offer: {
      booking: 'alle Links und Buttons, die eine Buchung, Anmeldung oder einen Kostenvoranschlag anbieten',
      demo: 'alle Buttons und Links, die eine Demo anbieten',
      donation: 'alle Formulare und Buttons, die um Spenden bitten',
      freePlan: 'alle kurzen Zeilen, die einen kostenlosen Tarif erwähnen',
      priceGate: 'alle kurzen Zeilen, die vor dem Preis nach Daten oder einem Login fragen',
      quote: 'alle kurzen Zeilen, Links und Buttons, die ein Angebot, eine Demo oder den Vertrieb anbieten',
      waitingList: 'alle Buttons, die zu einer Warteliste führen',
    },
    proof: {
      cases: 'Links und Überschriften, die Fallstudien oder Kundengeschichten nennen',
      press: 'Überschriften wie „Bekannt aus“ und die Logos darunter',
      provenance:
        'Kennzeichen verifizierter Käufer, Links zu Bewertungsplattformen und deren Einbettungen sowie Hinweise zur Prüfung der Bewertungen',
      ratings:
        'Text, Beschriftungen und Bilder, die Sterne, Durchschnitte oder die Zahl der Bewertungen zeigen',
      testimonials:
        'Zitate, Karten unter Überschriften zu Kunden und Bewertungslisten, jeweils mit dem Namen einer Person',
    },
    support: 'Telefonnummern und Anruflinks, Chat-Widgets und Links zu Hilfe oder Support',
    video: ['video-Elemente', 'Frames von Videoplattformen', 'Player-Elemente'],
  },
  notMeasured: {
    noWordList: 'Es gibt keine Wortliste für die Sprache dieser Seite.',
    noReadingFormula: 'Für die Sprache dieser Seite haben wir keine Lesbarkeitsformel.',
    tooLittleText: ({ words, needed }) =>
      `Die Seite hat ${amount(words, 'Wort', 'Wörter')} Fließtext, Überschriften, Zitate und rechtliche Zeilen nicht mitgezählt. Die Lesbarkeitsformel braucht ${needed}.`,
    consentBanner:
      'Einwilligungsbanner werden von Skripten eingefügt, und die laufen nicht, wenn nur das HTML gelesen wird.',
    house:
      'Es ist unklar, ob Gäste hier essen, übernachten oder nur zu Besuch sind; wir wissen deshalb nicht, welche Angaben sie suchen.',
    pricesBelow: ({ link }) =>
      `Der Link „${link}“ führt weiter nach unten, doch dort konnten wir keinen Betrag lesen.`,
    testimonials:
      'Die Seite zitiert Kunden oder erwähnt Kundenstimmen, wir konnten sie aber nicht sicher erkennen.',
  },
  starRow: 'Reihe von Sternen',
  httpStatus: ({ status }) => `HTTP-Status ${status}`,
};
