import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function distinct(values: readonly string[]): string {
  return list([...new Set(values)], 3);
}

export const text: Text = {
  title: {
    passes: 'Dringlichkeit ist konkret und stimmig',
    fails: 'Dringlichkeit ist vage oder widersprüchlich',
  },
  why: 'Tests wahrer Bestands- und Fristangaben fanden im Schnitt kleine Gewinne, zwei große Studien dagegen keinen durch Grenzen allein oder „jetzt sofort handeln“. Ein ehrlicher Grund wird deshalb belohnt, keiner ist neutral, und einer, der nicht stimmt, zählt gegen die Seite.',
  measure: (scale) =>
    `Von den Angaben zu Frist, begrenztem Bestand oder begrenzten Plätzen der Anteil, der ein Ende oder eine Menge nennt: ${scale}. Höchstens 0,7 bei Druck (Wendungen ohne Grund oder Geschrei) und 0, wenn ein anderer Besuch, strukturierte Daten oder der Kalender einer Angabe widersprechen.`,
  notApplicable: { none: 'Die Seite nennt weder Frist noch begrenzten Bestand oder begrenzte Plätze.' },
  observed: {
    contradicted: ({ claim, observed }) => `${quote(claim)} stimmt nicht. ${observed}`,
    reasons: ({ precise, pressure, vague }) =>
      [
        precise.length > 0
          ? `${precise.length === 1 ? 'Ein Grund' : 'Gründe'}, jetzt zu handeln, mit klarer Frist oder Menge: ${distinct(precise.map((claim) => quote(claim, 60)))}.`
          : '',
        pressure === null ? '' : `Die Seite macht Druck: ${quote(pressure, 60)}.`,
        vague.length > 0
          ? `Vage Dringlichkeit: ${distinct(vague.map(({ claim, missing }) => `${quote(claim, 60)} nennt ${missing === 'end' ? 'kein Ende' : 'keine Zahl'}`))}.`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
  },
  advice: {
    contradicted: {
      title: ({ claim }) => `${quote(claim, 60)} entfernen oder wahr machen`,
      step: ({ observed }) => `Was wir gesehen haben: ${observed}`,
    },
    vague: {
      title: ({ claim }) => `${quote(claim, 60)} um die echte Frist oder Zahl ergänzen oder entfernen`,
    },
    pressed: {
      title: ({ line }) => `Den Grund hinter ${quote(line, 60)} ohne Druck nennen`,
      steps: ['Lassen Sie Frist oder Zahl, wie sie sind, und streichen Sie die drängenden Wörter.'],
    },
  },
};
