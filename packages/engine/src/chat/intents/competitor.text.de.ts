import type { Text } from './competitor.text.ts';

export const text: Text = {
  lead: 'Das machen die verglichenen Seiten besser, das Wichtigste zuerst:',
  difference: ({ name, title }) => `${name}: ${title}`,
  sides: ({ theirs, yours }) => `Dort: ${theirs} Auf Ihrer Seite: ${yours}`,
  takeOver: ({ step }) => `Übernehmen Sie: ${step}`,
  behind: ({ category, best, own, name }) =>
    `${name} liegt bei ${category} vorn (${best} zu ${own} bei Ihnen).`,
  ahead: ({ categories }) => `Sie liegen vorn bei ${categories}.`,
  none: 'Die verglichenen Seiten machen nichts Wesentliches besser als Ihre.',
  notCompared:
    'Dieser Bericht betrachtet nur Ihre Seite und kann daher nicht sagen, was Wettbewerber besser machen. So vergleichen Sie: Öffnen Sie „Analyze“, wählen Sie den Vergleich mit Wettbewerbern und geben Sie Ihre Adresse und die der anderen ein. Alle Seiten werden auf dieselbe Weise gemessen, und Sie können mir diese Frage in jenem Bericht stellen.',
  meanwhile: ({ standing }) => `Im Vergleich mit anderen Seiten: ${standing}`,
};
