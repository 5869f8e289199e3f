import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function sourcesOf(sourced: number, total: number): string {
  if (sourced === 0)
    return `Bei ${total === 2 ? 'keiner der beiden' : `keiner der ${total}`} Behauptungen steht`;
  if (sourced === total) return `Bei ${total === 2 ? 'beiden' : `allen ${total}`} Behauptungen steht`;
  return `Bei ${sourced} von ${total} Behauptungen steht`;
}

export const text: Text = {
  title: { passes: 'Behauptungen nennen ihre Quellen', fails: 'Den Behauptungen fehlen Quellen' },
  why: 'Die erste der Stanford-Leitlinien zur Glaubwürdigkeit lautet, Angaben leicht überprüfbar zu machen, mit Belegen und Links. In Laborstudien wirkten genaue Zahlen glaubwürdiger als runde; eine Zahl, die sich nicht nachprüfen lässt, ist ein Risiko.',
  measure: (scale) =>
    `Von mindestens zwei Behauptungen mit Zahl oder Superlativ der Anteil mit Quellenlink, Fußnote, genannter Studie oder Datum in der Nähe: ${scale}. Zitate, Prozente eines Preises oder Grades, Materialien und Pflegehinweise sind keine Behauptungen.`,
  notApplicable: { few: 'Die Seite hat weniger als zwei Behauptungen mit Zahlen oder Superlativen.' },
  observed: {
    sources: ({ sourced, total, unsourced }) =>
      `${sourcesOf(sourced, total)} in der Nähe eine Quelle (Link, Name oder Datum)${unsourced.length > 0 ? `; sie fehlt hier: ${list(unsourced.map((claim) => quote(claim, 60)))}` : ''}.`,
  },
  searched: ['Links, Fußnoten, Namen und Daten bei jeder Behauptung'],
  advice: {
    title: ({ claim }) =>
      claim === undefined
        ? 'Quellen für Ihre Behauptungen nennen'
        : `Eine Quelle für ${quote(claim, 60)} nennen`,
    steps: ({ claims }) => [
      ...claims.map(
        (claim) => `${quote(claim, 80)}: Sagen Sie, wer es wann gemessen hat, und verlinken Sie die Quelle.`,
      ),
      'Streichen Sie Behauptungen, für die Sie keine Quelle haben.',
    ],
  },
};
