import { capitalized, list } from '../../shared/phrasing.ts';
import { fieldName, fieldNames } from '../scored-form.ts';
import type { ADDRESS, Text } from './text.ts';

/** What the autocomplete tokens of an address stand for. */
const PARTS: Record<keyof typeof ADDRESS, string> = {
  'street-address': 'Straße',
  'postal-code': 'Postleitzahl',
  'address-level2': 'Ort',
  'address-level1': 'Bundesland oder Region',
  country: 'Land',
};

function code(words: string): string {
  return `\`${words}\``;
}

/** "a, b oder c" */
function anyOf(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} oder ${items.at(-1)}`;
}

function lackingIn(count: number, total: number): string {
  if (count < total) return `${count} von ${total} Feldern`;
  if (total === 1) return 'Dem einzigen Feld';
  return total === 2 ? 'Beiden Feldern' : `Allen ${total} Feldern`;
}

export const text: Text = {
  title: {
    passes: 'Browser können das Formular ausfüllen',
    fails: 'Browser können das Formular nicht zuverlässig ausfüllen',
  },
  why: 'Ein Drittel der Gastbestellungen auf einer großen Plattform nutzt Autofill, und solche Checkouts werden bis zu 41 % öfter abgeschlossen; allerdings sind Menschen mit gespeicherten Daten wohl ohnehin kaufbereiter. WCAG 1.3.5 verlangt, dass Felder für persönliche Daten ihren Zweck im Code angeben.',
  measure:
    'Der Durchschnitt aller Felder für Namen, E-Mail, Telefon, Adresse und Karte des Besuchers: 1 für ein gültiges autocomplete-Token, 0,5 für einen passenden input-Typ allein, 0 für keines von beiden oder abgeschaltetes Autocomplete.',
  notApplicable: { nothingPersonal: 'Kein Feld fragt nach eigenen Daten des Besuchers.' },
  observed: {
    complete: ({ count }) =>
      count === 1
        ? 'Das einzige Feld für persönliche Daten hat ein gültiges autocomplete-Token.'
        : `${count === 2 ? 'Beide' : `Alle ${count}`} Felder für persönliche Daten haben ein gültiges autocomplete-Token.`,
    lacking: ({ fields, count }) =>
      `${lackingIn(fields.length, count)} für persönliche Daten fehlt ein gültiges autocomplete-Token: ${list(fieldNames(fields, 30), 6)}.`,
  },
  advice: {
    title: ({ fields }) => `autocomplete-Token ergänzen: ${list(fieldNames(fields, 30), 4)}`,
    addressPart: ({ field }) =>
      `${capitalized(fieldName(field))}: Ergänzen Sie das Token \`autocomplete\`, das zur Frage passt: ${anyOf(Object.entries(PARTS).map(([token, part]) => `${code(token)} (${part})`))}.`,
    token: ({ field, token, others, type }) => {
      const name = capitalized(fieldName(field));
      const wanted = code(`autocomplete="${token}"`);
      const typed = type === null ? '' : ` und ${code(`type="${type}"`)}`;
      const instead =
        others.length === 0
          ? ''
          : ` Wenn das Feld nach etwas anderem fragt, verwenden Sie stattdessen ${anyOf(others.map(code))}.`;
      return field.autocomplete === 'off'
        ? `${name}: Ersetzen Sie ${code('autocomplete="off"')} durch ${wanted}${typed}.${instead}`
        : `${name}: Ergänzen Sie ${wanted}${typed}.${instead}`;
    },
    tryOut:
      'Füllen Sie das Formular einmal auf einem Smartphone mit gespeicherten Daten aus, und prüfen Sie, ob das automatische Ausfüllen klappt.',
  },
};
