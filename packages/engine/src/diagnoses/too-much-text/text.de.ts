import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const SHOWN = 60;
const NAMED = 4;

export const text: Text = {
  why: 'In Eyetracking-Tests überflogen 79 % die Seite, nur 16 % lasen Wort für Wort. Was mitten in einem Textblock steht, ist so gut wie versteckt.',
  measure:
    'Wird gemeldet, wenn ein Absatz mindestens 100 Wörter hat (200 in Artikeln, 60 bei zentriertem Text), wenn 220 Wörter ohne Überschrift, ähnliche Zeile, Liste, Spalte oder Lücke aufeinanderfolgen oder wenn eine Seite mehr als 9.000 Zeichen auf über 12 Bildschirmhöhen hat. Je länger der Block, desto schwerer wiegt es, ebenso bei zentriertem Text oder Zeilen mit mehr als 115 Zeichen. Text aus mehreren Blöcken unter einer Überschrift und ein Block mit weniger als 150 Wörtern kommen nie unter die ersten fünf.',
  wall: {
    title: ({ words, heading, start }) =>
      heading === null
        ? `Den Textblock mit ${amount(words, 'Wort', 'Wörtern')} aufteilen, der mit ${quote(start, 40)} beginnt`
        : `Die ${amount(words, 'Wort', 'Wörter')} unter ${quote(heading, SHOWN)} aufteilen`,
    observed: ({ words, heading, start, isCentered, lineLetters }) =>
      `Der Text${heading === null ? `, der mit ${quote(start, SHOWN)} beginnt,` : ` unter ${quote(heading, SHOWN)}`} läuft über ${amount(words, 'Wort', 'Wörter')} ohne Überschrift, Liste oder Lücke${
        isCentered ? ' und ist zentriert, sodass jede Zeile woanders beginnt' : ''
      }${lineLetters === null ? '' : `; seine Zeilen haben etwa ${lineLetters} Zeichen (gut lesbar sind 60 bis 80)`}.`,
    steps: ({ isCentered, lineLetters }) => [
      'Kürzen Sie auf die Hälfte: Streichen Sie Begrüßung, Vorgeschichte und alles, was nicht bei der Entscheidung hilft.',
      'Setzen Sie das Wichtigste (Preis, Ort, Termine, Ergebnis) in den ersten Satz oder in eine eigene Zeile darüber.',
      'Teilen Sie den Rest in Absätze von höchstens drei Sätzen, und machen Sie aus Aufzählungen Listen.',
      'Geben Sie jedem Absatz eine kurze Überschrift, die seine Aussage nennt.',
      ...(isCentered || lineLetters !== null
        ? ['Setzen Sie den Text linksbündig, und begrenzen Sie die Zeilen auf etwa 70 Zeichen.']
        : []),
    ],
  },
  long: {
    title: ({ screens }) => `Die Seite kürzen: Sie ist ${screens} Bildschirmhöhen lang`,
    observed: ({ screens, words, headings }) =>
      `Die Seite ${words === null ? 'geht auf dem Desktop über' : `verteilt auf dem Desktop ${amount(words, 'Wort', 'Wörter')} auf`} ${screens} Bildschirmhöhen${
        headings.length > NAMED
          ? `, in Abschnitten wie ${list(
              headings.slice(0, NAMED).map((heading) => quote(heading, 40)),
              NAMED,
            )}`
          : ''
      }. Kaum jemand kommt bis zum Ende.`,
    steps: [
      'Schreiben Sie auf, welche Frage jeder Abschnitt beantwortet, und führen Sie Abschnitte zusammen, die dieselbe beantworten.',
      'Klappen Sie Details ein, die nur manche brauchen, oder geben Sie ihnen eigene Seiten.',
      'Setzen Sie Preis, Belege und Haupt-Button ins erste Drittel der Seite.',
      'Ergänzen Sie Sprunglinks zu den verbleibenden Abschnitten.',
    ],
  },
};
