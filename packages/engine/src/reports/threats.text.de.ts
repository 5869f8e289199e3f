import type { Text } from './threats.text.ts';

export const text: Text = {
  price: {
    title: ({ isBusiness }) =>
      isBusiness
        ? 'Wettbewerber, die Preise zeigen, kommen zuerst in die Auswahl'
        : 'Andere Organisationen sagen von Anfang an, was die Teilnahme kostet',
    why: ({ isBusiness }) =>
      isBusiness
        ? 'Wer Angebote vergleicht, nimmt die mit sichtbaren Preisen in die engere Wahl; eine Seite ohne Preise kommt nicht auf die Liste.'
        : 'Wer mehrere Möglichkeiten abwägt, wählt die, deren Kosten bekannt sind.',
  },
  proof: {
    title: ({ isBusiness }) =>
      isBusiness
        ? 'Wettbewerber mit Belegen wirken wie die sicherere Wahl'
        : 'Organisationen, die ihre Ergebnisse zeigen, wirken vertrauenswürdiger',
    why: ({ isBusiness }) =>
      isBusiness
        ? 'Wer zwei ähnliche Angebote vergleicht, wählt das, für das andere Kunden bürgen.'
        : 'Zeit, Geld oder Vertrauen schenkt man Organisationen, die zeigen, was sie erreicht haben.',
  },
  wording: {
    title: ({ isBusiness }) =>
      isBusiness
        ? 'Im Vergleich sieht dieses Angebot aus wie jedes andere'
        : 'Im Vergleich sieht diese Organisation aus wie jede andere',
    why: ({ isBusiness }) =>
      isBusiness
        ? 'Wenn Angebote gleich klingen, entscheidet der Preis.'
        : 'Wenn Organisationen gleich klingen, weiß am Ende niemand mehr, welche welche war.',
  },
  mobile: {
    title: () => 'Besucher erwarten, dass Seiten auf dem Smartphone funktionieren',
    why: () => 'Sie kommen gerade von Seiten, die das tun, und zurück geht es mit einem Tippen.',
  },
  speed: {
    title: () => 'Besucher sind schnellere Seiten gewohnt',
    why: () => 'Jede Sekunde Warten schickt einige von ihnen zurück zu den Suchergebnissen.',
  },
  look: {
    title: () => 'Die Seite wirkt veraltet gegenüber dem, was Besucher gewohnt sind',
    why: () => 'Sie schließen von der Seite darauf, wie aktuell Ihre Arbeit ist.',
  },
  freshness: {
    title: () => 'Veraltete Angaben lassen zweifeln, ob noch jemand da ist',
    why: () => 'Besucher wissen nicht, ob der Rest der Seite noch stimmt.',
  },
  broken: {
    title: () => 'Ein Versprechen, das nicht gehalten wird, zieht Beschwerden nach sich',
    why: () => 'Wer deswegen kommt, fühlt sich getäuscht und sagt das in Bewertungen.',
  },
  claims: {
    title: () => 'Behauptungen ohne Beleg können sich rächen',
    why: () =>
      'Besucher, Wettbewerber und Verbraucherschützer können den Nachweis verlangen, und der Zweifel an einer Behauptung greift auf die anderen über.',
  },
  contradiction: {
    title: () => 'Widersprüchliche Angaben kosten Vertrauen',
    why: () =>
      'Wer es bemerkt, weiß nicht, welche Angabe gilt, und beruft sich vielleicht auf die günstigere.',
  },
  reviews: {
    title: () => 'Bewertungen, die sich nicht nachprüfen lassen, können sich rächen',
    why: () =>
      'Besucher wissen, dass Bewertungen erfunden sein können; wirken sie falsch, schaden sie mehr als gar keine.',
  },
  pressure: {
    title: () => 'Druck, der nicht stimmt, kann sich rächen',
    why: () =>
      'Wer wiederkommt und dieselbe Frist oder denselben Bestand sieht, glaubt der Seite nicht mehr, und das Verbraucherrecht verbietet falsche Dringlichkeit.',
  },
  terms: {
    title: () => 'Überraschende Bedingungen führen zu Beschwerden',
    why: () => 'Wer sich überrumpelt fühlt, kündigt, verlangt sein Geld zurück und schreibt darüber.',
  },
  connection: {
    title: () => 'Browser warnen Besucher vor dieser Seite',
    why: () => 'Viele kehren bei einer Warnung um, bevor sie ein Wort gelesen haben.',
  },
  checkout: {
    title: () => 'Käufer können die Bedingungen vor dem Bezahlen nicht lesen',
    why: () =>
      'Vorsichtige Käufer brechen hier ab, und Bestellungen ohne Bedingungen lassen sich leichter anfechten.',
  },
  standing: {
    title: 'Die meisten Seiten, die wir gemessen haben, erreichen mehr',
    description: ({ standing }) =>
      `${standing} Wer vergleicht, findet Seiten, die seine Fragen besser beantworten.`,
    mitigation: ({ advice }) => `Beginnen Sie damit: ${advice}`,
  },
  description: ({ observed, why }) => `${observed} ${why}`,
};
