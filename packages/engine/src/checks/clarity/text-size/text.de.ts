import { percent, perViewport, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Der Text ist groß genug zum Lesen', fails: 'Viel Text ist zu klein' },
  why: 'Prüfwerkzeuge der Browser bemängeln eine Seite, wenn weniger als 60 % ihres Textes mindestens 12 px groß sind, weil man auf Smartphones zum Lesen zoomen muss. Text, den Besucher nicht lesen können, könnte genauso gut fehlen.',
  measure: (scale) => `Anteil der Zeichen mit mindestens 12 px, auf dem schlechteren Gerät: ${scale}.`,
  notMeasured: { none: 'Es wurde kein Text dargestellt.' },
  observed: {
    large: ({ shares }) => `Text ab 12 px: ${perViewport(shares, percent)}.`,
    small: ({ shares }) => `Text ab 12 px: ${perViewport(shares, percent)}; der übrige ist kleiner.`,
  },
  node: 'Text',
  advice: {
    title: {
      any: 'Text unter 12 px vergrößern',
      such: ({ words }) => `Text unter 12 px vergrößern, etwa ${quote(words, 40)}`,
    },
    steps: {
      sizes: 'Setzen Sie Fließtext auf 16 px und alles, was gelesen werden soll, auf mindestens 12 px.',
      start: ({ names }) => `Beginnen Sie hier: ${names}.`,
      units:
        'Verwenden Sie relative Einheiten, damit der Text der Schriftgröße folgt, die Besucher eingestellt haben.',
    },
    design: ['16 px für Fließtext, 14 px für Anmerkungen; Zeilenabstand 1,5.'],
  },
};
