import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

function name(label: string): string {
  return quote(label, 40);
}

function names(labels: readonly string[]): string {
  return list(labels.map(name), 9);
}

const ELSEWHERE =
  'Verschieben Sie, was Stammkunden brauchen, etwa Login und Zahlung, in den Header oder Footer.';

export const text: Text = {
  why: 'Jede weitere Wahl kostet Aufmerksamkeit, und wer nicht sicher ist, welcher Schritt für ihn gedacht ist, schiebt die Entscheidung auf. Ein klarer nächster Schritt bekommt mehr Klicks als mehrere gleichrangige.',
  measure:
    'Wird gemeldet, wenn der Hero-Bereich mindestens zwei Buttons gleicher Art und Größe zeigt, wenn dort ein gefüllter Button nur zu weiteren Informationen führt, während der eigentliche Call-to-Action nur umrandet ist oder nur im Header steht, oder wenn die Seite mindestens fünf verschieden beschriftete Buttons hat, die zum Handeln auffordern. Je mehr es sind, desto schwerer wiegt es. Verschieden beschriftete Buttons, die über die Seite verteilt sind, kommen nie unter die ersten fünf. Drei oder mehr gleiche Buttons, von denen nur einer zum Handeln auffordert, gelten als Auswahl.',
  equals: ({ labels, lead }) => ({
    title:
      labels.length === 2
        ? `${name(lead)} zum einzigen Haupt-Button im Hero-Bereich machen`
        : `Einen Haupt-Button im Hero-Bereich festlegen: ${labels.length} wirken gleich wichtig`,
    observed: `${names(labels)} sehen im sofort sichtbaren Bereich gleich aus und sind gleich groß; keiner ist der naheliegende nächste Schritt.`,
    steps: [
      `Entscheiden Sie, welchen Button neue Besucher anklicken sollen, etwa ${name(lead)}, und lassen Sie nur diesen gefüllt.`,
      'Machen Sie aus dem zweitnützlichsten einen umrandeten Button und aus den übrigen Textlinks weiter unten.',
      ELSEWHERE,
    ],
  }),
  louder: ({ loud, quiet }) => ({
    title: `${name(quiet)} statt ${name(loud)} zum Haupt-Button machen`,
    observed: `Im Hero-Bereich ist ${quote(loud, 60)} gefüllt, führt aber nur zu weiteren Informationen; ${quote(quiet, 60)} ist dagegen nur umrandet.`,
    steps: [
      `Tauschen Sie die Gestaltung: Füllen Sie ${name(quiet)}, und machen Sie aus ${name(loud)} einen umrandeten Button oder einen Textlink.`,
      `Setzen Sie ${name(quiet)} an die erste Stelle, und verwenden Sie dafür überall auf der Seite dieselbe gefüllte Form.`,
    ],
  }),
  header: ({ loud, quiet }) => ({
    title: `Im Hero-Bereich ${name(quiet)} statt ${name(loud)} zum Haupt-Button machen`,
    observed: `Im Hero-Bereich ist ${quote(loud, 60)} gefüllt, führt aber nur zu weiteren Informationen. ${quote(quiet, 60)} steht nur im Header.`,
    steps: [
      `Setzen Sie ${name(quiet)} als gefüllten Button in den Hero-Bereich, und machen Sie aus ${name(loud)} einen umrandeten Button oder einen Textlink.`,
      `Verwenden Sie für ${name(quiet)} überall auf der Seite dieselbe gefüllte Form.`,
    ],
  }),
  many: ({ labels, lead }) => ({
    title: `Einen Haupt-Button festlegen: ${labels.length} verschiedene konkurrieren`,
    observed: `Die Seite hat ${labels.length} verschieden beschriftete Buttons, die zum Handeln auffordern: ${names(labels)}.`,
    steps: [
      `Wählen Sie den Schritt, der am meisten zählt, etwa ${name(lead)}, und verwenden Sie diese Beschriftung auf jedem gefüllten Button.`,
      'Fassen Sie Buttons zusammen, die zum selben Gespräch oder Formular führen; verschiedene Beschriftungen lassen Verschiedenes erwarten.',
      'Machen Sie aus den übrigen Buttons Textlinks, jeweils in dem Abschnitt, zu dem sie gehören.',
      ELSEWHERE,
    ],
  }),
};
