import { amount, list } from '../../shared/phrasing.ts';
import { fieldNames } from '../scored-form.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Das Formular ist kurz', fails: 'Das Formular ist lang' },
  why: 'Checkout-Studien finden im Schnitt 11,3 Felder, wo 8 genügen würden, und 18 bis 22 % sagen, sie seien gegangen, weil der Vorgang zu lang war. Auf den Landingpages einer Marketingplattform sank die Conversion mit der Zahl der Felder nur leicht, mit Auswahllisten und Textbereichen aber deutlich.',
  measure: ({ fields, checkout }) =>
    `Felder im sichtbaren Schritt; jede Auswahlliste und jeder Textbereich nach dem ersten zählt doppelt: ${fields}; im Checkout ${checkout}.`,
  notApplicable: { noForm: 'Die Seite hat kein Formular.' },
  observed: {
    fields: ({ count, fields, limit, isWeighted }) => {
      const names = fieldNames(fields, 30);
      const ideal = `ideal sind höchstens ${limit}${isWeighted ? '; Auswahllisten und weitere Textbereiche zählen doppelt' : ''}`;
      return `Das Formular hat ${count === 0 ? 'keine Felder' : amount(count, 'Feld', 'Felder')}${limit === null ? '' : ` (${ideal})`}${names.length > 0 ? `: ${list(names, 8)}` : ''}.`;
    },
  },
  advice: {
    title: ({ surplus, count }) => {
      const names = fieldNames(surplus);
      return names.length > 0
        ? `Das Formular kürzen: prüfen, ob ${list(names, 4)} nötig ${names.length === 1 ? 'ist' : 'sind'}`
        : `Das Formular kürzen (jetzt ${amount(count, 'Feld', 'Felder')})`;
    },
    review: ({ surplus }) => {
      const names = fieldNames(surplus);
      return `Prüfen Sie, ob der nächste Schritt ${names.length > 0 ? list(names, 8) : 'jedes Feld'} braucht. Entfernen Sie alles Übrige, oder fragen Sie später danach.`;
    },
    replaceSelects: ({ selects }) =>
      `Ersetzen Sie ${list(fieldNames(selects))} durch Buttons oder Textfelder: Auswahllisten kosten mehr Conversions als einfache Felder.`,
    split:
      'Wenn Sie alle Felder brauchen, können zwei Schritte helfen: Formulardaten sehen die Grenze bei etwa 7 Feldern pro Seite.',
    watchQuality:
      'Achten Sie auch auf die Qualität: Weniger Felder können mehr Anfragen bringen, aber einen kleineren Anteil an guten.',
  },
};
