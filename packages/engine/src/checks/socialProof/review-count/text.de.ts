import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Noun = Parameters<Text['observed']['few']>[0]['noun'];

function shown(count: number, noun: Noun): string {
  return noun === 'review'
    ? `${amount(count, 'Bewertung ist', 'Bewertungen sind')} zu sehen oder gezählt`
    : `${amount(count, 'Kundenstimme ist', 'Kundenstimmen sind')} zu sehen oder gezählt`;
}

export const text: Text = {
  title: {
    passes: 'Genügend Bewertungen sind zu sehen',
    fails: 'Weniger als zehn Bewertungen sind zu sehen',
  },
  why: 'Im Handel wurden Produkte mit fünf Bewertungen weit öfter gekauft als Produkte ohne, und fast der ganze Unterschied entstand mit den ersten zehn. Die Zahlen stammen aus dem Vergleich von Produkten, nicht aus einem Test; das Muster ist aber klar: Am meisten zählt der Schritt von keiner zu einer Handvoll.',
  measure: (scale) =>
    `Bewertungen, die die Seite zeigt oder nennt; die in strukturierten Daten zählen, wenn Besucher auch eine Gesamtbewertung sehen (auf App-, Kurs- und Gastgewerbeseiten auch Kundenstimmen): ${scale}.`,
  notMeasured: {
    ratings: 'Bewertungen ließen sich nicht zählen.',
    stars: 'Die Seite zeigt Sterne, die Zahl der Bewertungen ließ sich aber nicht lesen.',
    htmlOnly: 'Bewertungen werden oft von einem Skript geladen; gelesen wurde nur das HTML.',
    language: 'In der Sprache dieser Seite können wir Bewertungen nicht erkennen.',
  },
  unread: 'Bewertungen',
  searched: ['Hauptinhalt', 'strukturierte Daten', 'Frames bekannter Bewertungsplattformen'],
  observed: {
    none: 'Es sind keine Bewertungen zu sehen oder gezählt.',
    few: ({ count, noun, enough }) =>
      `${shown(count, noun)}; ab ${amount(enough, 'Bewertung', 'Bewertungen')} lässt sich urteilen.`,
    enough: ({ count, noun }) => `${shown(count, noun)}.`,
  },
  advice: {
    offer: ({ name }) => quote(name),
    first: { title: ({ offer }) => `Die ersten fünf Bewertungen für ${offer} sammeln` },
    more: {
      title: ({ offer, count, enough }) =>
        `${amount(enough - count, 'weitere Bewertung', 'weitere Bewertungen')} für ${offer} sammeln, um auf ${enough} zu kommen`,
    },
    besideTestimonials: {
      title: ({ offer, count }) =>
        `Zu ${amount(count, 'Kundenstimme', 'Kundenstimmen')} auch Bewertungen für ${offer} sammeln`,
    },
    /** @param recent "die in den letzten drei Monaten gekauft haben" */
    steps: ({ recent, many }) => [
      `Schreiben Sie allen, ${recent}: eine Frage, ein Link.`,
      'Fragen Sie alle, nicht nur die Zufriedenen, und veröffentlichen Sie, was kommt, auch Kritik.',
      `Zeigen Sie Zahl und Durchschnitt neben dem Namen, und kennzeichnen Sie Bewertungen, die nachweislich Ihre ${many} geschrieben haben.`,
      'Schreiben, kaufen oder filtern Sie nie Bewertungen: Das ist in der Europäischen Union und in den USA verboten.',
    ],
  },
};
