import { capitalized, list } from '../../shared/phrasing.ts';
import { fieldNames } from '../scored-form.ts';
import type { Text } from './text.ts';

type Fields = Parameters<Text['advice']['title']>[0]['fields'];

/** „Telefon“ und „Passwort“, and whether that is one field. */
function named(fields: Fields): { names: string; isOne: boolean } {
  const names = fieldNames(fields);
  return { names: list(names), isOne: names.length === 1 };
}

export const text: Text = {
  title: {
    passes: 'Kein sensibles Feld bleibt unerklärt',
    fails: 'Sensible Daten werden ohne Grund verlangt',
  },
  why: 'Bei 1.362 Onlineformularen stiegen am Passwortfeld die meisten aus, gefolgt von der Telefonnummer. In Checkout-Studien gaben Testpersonen bei unerklärten Pflichtfeldern für die Telefonnummer auf, und 58 % der Websites erklärten nicht, wozu sie sie brauchen.',
  measure:
    'Pflichtfelder für Telefonnummer, Geburtsdatum, Einkommen oder Ausweisnummer, die in derselben Feldgruppe nicht erklärt sind, und Passwörter außerhalb von Konto- und Checkout-Formularen: 1 für keines, 0,5 für eines, 0,1 ab zwei. Eine Telefonnummer braucht keine Erklärung, wenn Besucher um Rückruf bitten, buchen oder etwas geliefert bekommen oder wenn ein Dienstleister im sofort sichtbaren Bereich seine eigene Nummer zeigt. Nicht bewertet, wenn unklar ist, ob ein Feld Pflicht ist.',
  notApplicable: { noForm: 'Die Seite hat kein Formular.' },
  notMeasured: {
    unclear: ({ unclear }) => {
      const { names, isOne } = named(unclear);
      return `Es ist unklar, ob ${names} Pflicht ${isOne ? 'ist' : 'sind'}.`;
    },
  },
  searched: ['Text in der Gruppe jedes Feldes, auf eine Erklärung'],
  observed: {
    none: 'Kein sensibles Feld ist ohne Erklärung Pflicht.',
    required: ({ fields }) => {
      const { names, isOne } = named(fields);
      return `${capitalized(names)} ${isOne ? 'ist' : 'sind'} Pflicht, und nichts in der Nähe erklärt, warum.`;
    },
  },
  advice: {
    title: ({ fields }) => `${capitalized(named(fields).names)} freiwillig machen oder begründen`,
    remove: ({ fields }) => {
      const { names, isOne } = named(fields);
      return `Entfernen Sie ${names}, wenn der nächste Schritt ${isOne ? 'auch ohne dieses Feld' : 'auch ohne diese Felder'} funktioniert.`;
    },
    explain: ({ fields }) =>
      named(fields).isOne
        ? 'Andernfalls kennzeichnen Sie es als freiwillig, oder sagen Sie darunter in einer ehrlichen Zeile, wofür Sie es brauchen.'
        : 'Andernfalls kennzeichnen Sie sie als freiwillig, oder sagen Sie jeweils darunter in einer ehrlichen Zeile, wofür Sie sie brauchen.',
    postponePassword:
      'Fragen Sie erst nach dem Absenden der Anfrage nach einem Passwort, oder schicken Sie stattdessen einen Login-Link.',
  },
};
