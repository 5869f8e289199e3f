import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Rating = Parameters<Text['observed']>[0]['visible'];

function figures({ average, count, scale }: Rating): string {
  const from = count === null ? '' : ` aus ${amount(count, 'Bewertung', 'Bewertungen')}`;
  return `${Number(average.toFixed(2)).toLocaleString('de-DE')} von ${scale}${from}`;
}

export const text: Text = {
  title: {
    passes: 'Bewertung und strukturierte Daten stimmen überein',
    fails: 'Bewertung und strukturierte Daten weichen ab',
  },
  why: 'Vorschriften in den USA verbieten gefälschte Bewertungen, und das Recht der Europäischen Union verlangt den Nachweis, dass sie echt sind. Eine Bewertung, die auf der Seite anders lautet als für Suchmaschinen, ist bestenfalls ein kleiner Fehler, und kleine Fehler kosten Vertrauen.',
  measure:
    'Sichtbarer Durchschnitt und Zahl der Bewertungen, verglichen mit den strukturierten Daten zum selben Produkt: 1, wenn sie höchstens 0,1 und 5 % auseinanderliegen, 0,1, wenn die Durchschnitte um mehr als 0,3 abweichen oder eine Zahl über dem 1,5-Fachen der anderen liegt, sonst 0,6.',
  notApplicable: {
    single: 'Seite und strukturierte Daten zeigen nicht beide eine Bewertung für dasselbe Produkt.',
  },
  notMeasured: { ratings: 'Es ist unklar, ob die Seite Bewertungen zeigt.' },
  observed: ({ visible, structured }) =>
    `Auf der Seite steht ${figures(visible)}, in den strukturierten Daten ${figures(structured)}.`,
  advice: {
    title: ({ rating }) => `${quote(rating, 50)} und die strukturierten Daten in Einklang bringen`,
    steps: [
      'Beziehen Sie beides aus derselben Stelle Ihres Shopsystems, für dasselbe Produkt und dieselben Bewertungen.',
      'Wenn die strukturierten Daten den Shop statt des Produkts beschreiben, machen Sie das im Namen deutlich.',
    ],
  },
};
