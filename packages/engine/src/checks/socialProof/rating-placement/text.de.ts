import { amount, places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Depth = Parameters<Text['advice']['place']['addCount']>[0]['depth'];

function placeOf(depth: Depth): string {
  return depth ? places(depth) : 'weiter unten';
}

export const text: Text = {
  title: {
    passes: 'Die Bewertung ist gut zu sehen',
    fails: 'Die Bewertung ist schwer zu finden',
  },
  why: 'Die meiste Betrachtungszeit gilt dem sofort sichtbaren Bereich. Im Header-Test eines Shops erhöhte das beste von drei Bewertungssiegeln die Bestellungen merklich, die anderen beiden kaum.',
  measure: (scale) =>
    `Ein Durchschnitt mit der Zahl der Bewertungen bekommt 1 nahe dem Titel oder im sofort sichtbaren Bereich und 0,4 an anderer Stelle. Auf Kategorieseiten der Anteil der Produktkarten mit Bewertung: ${scale}. Sterne an einzelnen Bewertungen zählen nicht.`,
  notApplicable: { none: 'Die Seite zeigt weder eine Durchschnittsbewertung noch die Zahl der Bewertungen.' },
  notMeasured: { rendering: 'Die Seite wurde weder auf dem Desktop noch auf dem Smartphone dargestellt.' },
  observed: {
    cards: ({ rated, total }) =>
      total === 1
        ? rated === 1
          ? 'Die einzige Produktkarte hat eine Bewertung.'
          : 'Die einzige Produktkarte hat keine Bewertung.'
        : `${rated} von ${total} Produktkarten ${rated === 1 ? 'hat' : 'haben'} eine Bewertung.`,
    complete: ({ rating, depth }) => `Die Bewertung ${quote(rating)} steht ${places(depth)}.`,
    noAverage: ({ rating, depth }) =>
      `Die Bewertung ${quote(rating)} steht ${places(depth)}, aber ohne Durchschnitt.`,
    noCount: ({ rating, depth }) =>
      `Die Bewertung ${quote(rating)} steht ${places(depth)}, aber ohne die Zahl der Bewertungen.`,
  },
  advice: {
    cards: {
      title: ({ bare }) =>
        bare === 1
          ? 'Auf der Produktkarte ohne Bewertung eine ergänzen'
          : `Auf ${amount(bare, 'Produktkarte', 'Produktkarten')} eine Bewertung ergänzen`,
      steps: [
        'Zeigen Sie auf jeder Karte eines bewerteten Produkts Durchschnitt und Zahl der Bewertungen unter dem Namen.',
        'Hat ein Produkt keine Bewertungen, lassen Sie die Sterne weg, statt leere zu zeigen.',
      ],
    },
    count: {
      title: ({ rating }) => `Die Zahl der Bewertungen neben ${quote(rating, 50)} ergänzen`,
      steps: ({ rating }) => [
        `Schreiben Sie die Zahl der Bewertungen neben ${quote(rating, 50)}, und verlinken Sie beides mit den Bewertungen selbst.`,
        'Wenn die Bewertungen auf einer anderen Website stehen, nennen Sie sie, und verwenden Sie die dort gezeigte Zahl.',
      ],
    },
    place: {
      title: ({ rating, below }) => `${quote(rating, 50)} direkt unter ${below} zeigen`,
      complete: ({ below, depth }) =>
        `Zeigen Sie Durchschnitt und Zahl der Bewertungen in einer Zeile unter ${below}. Jetzt stehen sie ${placeOf(depth)}.`,
      addAverage: ({ rating, below, depth }) =>
        `Zeigen Sie ${quote(rating, 50)} unter ${below}, mit dem Durchschnitt daneben. Jetzt steht es ${placeOf(depth)}.`,
      addCount: ({ rating, below, depth }) =>
        `Zeigen Sie ${quote(rating, 50)} unter ${below}, mit der Zahl der Bewertungen daneben. Jetzt steht es ${placeOf(depth)}.`,
      link: 'Verlinken Sie diese Zeile mit den Bewertungen weiter unten.',
    },
    headline: ({ headline }) => quote(headline),
    pageTitle: () => 'dem Titel der Seite',
  },
};
