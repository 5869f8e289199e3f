import { capitalized, list, nodeName } from '../../shared/phrasing.ts';
import { fieldName, fieldNames, kindOf } from '../scored-form.ts';
import type { Text } from './text.ts';

function lackingIn(count: number, total: number): string {
  if (count < total) return `${count} von ${total} Feldern`;
  if (total === 1) return 'Dem einzigen Feld';
  return total === 2 ? 'Beiden Feldern' : `Allen ${total} Feldern`;
}

export const text: Text = {
  title: {
    passes: 'Jedes Formularfeld hat eine sichtbare Beschriftung',
    fails: 'Formularfeldern fehlen sichtbare Beschriftungen',
  },
  why: 'Nutzertests zeigen, dass Platzhalter als Beschriftung das Gedächtnis belasten, Fehler verbergen und Felder überspringen lassen. WCAG 3.3.2 verlangt Beschriftungen, und 2024 fehlte 35,5 % der Eingabefelder auf einer Million Startseiten eine richtige.',
  measure:
    'Der Durchschnitt aller Felder des Formulars: 1 für eine sichtbare Beschriftung, die stehen bleibt, 0,4 für eine versteckte oder nur einen Platzhalter (0,8 bei einem einzelnen E-Mail-Feld), 0 für keine.',
  notApplicable: { noFields: 'Die Seite hat kein Formular mit Feldern.' },
  observed: {
    complete: ({ count }) =>
      count === 1
        ? 'Das einzige Feld hat eine sichtbare Beschriftung.'
        : `${count === 2 ? 'Beide' : `Alle ${count}`} Felder haben eine sichtbare Beschriftung.`,
    lone: ({ field }) =>
      `${capitalized(fieldName(field))} hat keine sichtbare Beschriftung; ein einzelnes E-Mail-Feld kommt aber ohne aus.`,
    lacking: ({ fields, count }) =>
      `${lackingIn(fields.length, count)} fehlt eine sichtbare Beschriftung: ${list(fieldNames(fields, 30), 6)}.`,
  },
  advice: {
    title: ({ fields }) =>
      `${fields.length === 1 ? 'Sichtbare Beschriftung' : 'Sichtbare Beschriftungen'} ergänzen: ${list(fieldNames(fields, 30), 4)}`,
    unlabeled: ({ field }) =>
      `${capitalized(nodeName(field.evidence, kindOf(field)))} hat gar keine Beschriftung. Setzen Sie ein <label> darüber.`,
    placeholder: ({ field }) =>
      `${capitalized(fieldName(field))} ist nur ein Platzhalter. Zeigen Sie den Text als <label> über dem Feld.`,
    hiddenName: ({ field }) =>
      `${capitalized(fieldName(field))} ist nur eine versteckte Beschriftung. Zeigen Sie den Text als <label> über dem Feld.`,
    freePlaceholder: 'Nutzen Sie den Platzhalter für ein Beispiel des Formats, oder entfernen Sie ihn.',
    design: ['Jede Beschriftung über ihrem Feld, linksbündig, in der Größe des Fließtextes.'],
  },
};
