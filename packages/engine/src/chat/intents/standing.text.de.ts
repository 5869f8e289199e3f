import type { Text } from './standing.text.ts';

export const text: Text = {
  score: ({ score }) => `Ihre Seite erreicht ${score} von 100.`,
  middle: ({ low, high, median }) =>
    `Die Hälfte dieser Seiten liegt zwischen ${low} und ${high}, die mittlere bei etwa ${median}.`,
  above: 'Ihre liegt also über der Mitte.',
  below: 'Ihre liegt also in der unteren Hälfte.',
  level: 'Ihre liegt also in der Mitte.',
  next: ({ points, share }) => `Mit ${points} Punkten mehr läge sie vor ${share} % von ihnen.`,
  strongest: ({ category, score }) => `Ihre stärkste Kategorie ist ${category} (${score})`,
  weakest: ({ category, score }) => `die schwächste ist ${category} (${score}).`,
  allTypes:
    'Von Ihrem Seitentyp wurden zu wenige Seiten gemessen; der Vergleich gilt deshalb Seiten aller Typen.',
  none: 'Dieser Bericht hat keinen Score zum Vergleichen, weil sich zu wenig von der Seite messen ließ.',
  old: 'Dieser Bericht stammt aus der Zeit, bevor Seiten miteinander verglichen wurden. Analysieren Sie die Seite erneut, um zu sehen, wo sie steht.',
  elsewhere:
    'Dieser Bericht hat keinen Score zum Vergleichen. Öffnen Sie den Conversion-Bericht der Seite: Er zeigt, wo ihr Score unter den gemessenen Seiten liegt.',
};
