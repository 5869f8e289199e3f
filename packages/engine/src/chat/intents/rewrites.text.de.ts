import type { Text } from './rewrites.text.ts';

export const text: Text = {
  names: {
    headline: { one: 'Überschrift', many: 'Überschriften' },
    subheadline: { one: 'Zeile unter der Überschrift', many: 'Zeilen unter der Überschrift' },
    action: { one: 'Button-Beschriftung', many: 'Button-Beschriftungen' },
    section: { one: 'Fassung eines Abschnitts', many: 'Fassungen eines Abschnitts' },
  },
  counts: ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'],

  lead: ({ count, name, current }) =>
    current === null ? `${count} ${name}:` : `${count} ${name} statt ${current}:`,
  more: ({ count, name }) => `${count} weitere ${name}:`,
  shorter: ({ count, name }) => `${count} kürzere ${name}:`,
  audience: ({ count, name, audience }) => `${count} ${name} für ${audience}:`,
  each: 'Je eine Formulierung für jeden Teil der Seite, auf den es am meisten ankommt:',

  source: 'Füllen Sie aus, was in Klammern steht: Ich erfinde keine Tatsachen.',
  sourceBlank:
    'Füllen Sie aus, was in Klammern steht: Die Seite sagt es nicht klar in Worten, die ich übernehmen könnte, und ich erfinde keine Tatsachen.',
  sourceWhole: 'Alles hier stammt aus den eigenen Worten der Seite.',
  audienceLanguage: ({ audience, language }) =>
    `Die Seite ist auf ${language}: Schreiben Sie „${audience}“ so, wie ihre Besucher es sagen würden.`,
  why: ({ copy, reason }) => `${copy} ${reason}`,

  noMore: ({ name }) =>
    `Weitere ${name} habe ich nicht: Die Seite sagt sonst nichts, woraus eine gute Formulierung würde. Ergänzen Sie auf der Seite, was Ihr Angebot besonders macht, und analysieren Sie sie erneut; dann habe ich mehr Stoff.`,
  noShorter: ({ name }) =>
    `Aus den eigenen Worten der Seite ergibt sich keine kürzere ${name}. Das ist bisher die kürzeste:`,
  noTone: ({ name }) =>
    `Den Ton kann ich ohne Sprachmodell nicht ändern: Ich verwende nur die eigenen Worte der Seite. Ich kann weitere ${name} schreiben, kürzere oder welche für eine bestimmte Zielgruppe („für Restaurants“).`,
  noTranslation: ({ language }) =>
    `Übersetzen kann ich ohne Sprachmodell nicht. Die Seite ist auf ${language}, also schreibe ich in dieser Sprache.`,
  none: ({ name }) =>
    `Bessere ${name} habe ich für diese Seite nicht: Sie verwendet schon die üblichen Worte oder sagt zu wenig, um darauf aufzubauen.`,
  elsewhere: ({ kind }) =>
    `${kind} stammt aus der Zeit, bevor Berichte bessere Formulierungen enthielten. Analysieren Sie die Seite erneut, und ich schreibe Überschriften, Button-Beschriftungen und einen Abschnitt aus ihren eigenen Worten.`,
  kinds: { competitor: 'Dieser Vergleich', swot: 'Dieser SWOT-Bericht' },
};
