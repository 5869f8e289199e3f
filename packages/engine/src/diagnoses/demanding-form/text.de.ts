import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Jedes Feld macht Mühe, und man fragt sich, wozu die Angabe gebraucht wird. Formulare, die weniger verlangen, werden öfter ausgefüllt; ein Formular ohne E-Mail-Adresse oder Datum erfüllt dagegen seinen Zweck nicht.',
  measure:
    'Wird gemeldet, wenn das wichtigste Formular 7 oder mehr Felder hat (12 im Checkout), dieselbe Angabe zweimal verlangt, eine Buchung oder Nachricht ohne E-Mail-Adresse oder Telefonnummer annimmt, eine Buchung ohne Datum annimmt, vor dem Kauf ein Konto verlangt oder einen Button hat, der es leert. Ein solcher Button allein steht nie unter den ersten fünf. Telefon, Adresse, Menge, Datum und Uhrzeit zählen nicht, wenn mit dem Formular etwas gebucht oder bestellt wird, außer im Checkout.',
  title: {
    noReply: ({ submit }) => `Das Formular ${submit} fragt weder nach E-Mail-Adresse noch nach Telefonnummer`,
    twice: ({ label }) => `Das Formular fragt zweimal nach ${quote(label, 40)}`,
    noDate: ({ submit }) => `Das Buchungsformular ${submit} fragt nicht nach dem Datum`,
    long: ({ submit, count }) =>
      `Das Formular ${submit} verlangt ${amount(count, 'Angabe', 'Angaben')} auf einmal`,
    emptied: ({ label }) => `Der Button ${quote(label, 40)} leert das ganze Formular`,
    account: ({ submit }) => `Das Formular ${submit} verlangt vor dem Kauf ein Konto`,
  },
  submit: (label) => (label === null ? 'auf dieser Seite' : `mit dem Button ${quote(label, 40)}`),
  observed: {
    fields: ({ labels, required }) =>
      `Das Formular fragt diese Angaben ab: ${list(labels, 8)}${required === 0 ? '' : `; davon ${required === 1 ? 'ist 1 Feld Pflicht' : `sind ${required} Felder Pflicht`}`}.`,
    noReply: 'Ohne E-Mail-Adresse oder Telefonnummer können Sie Besuchern nicht antworten.',
    twice: ({ label }) => `${quote(label, 40)} kommt zweimal vor.`,
    noDate: 'Besucher müssen das Datum in ein anderes Feld schreiben oder warten, bis Sie nachfragen.',
    emptied: ({ label, submit }) =>
      `Ein Klick auf ${quote(label, 40)} neben ${quote(submit, 40)} löscht alles, was Besucher eingegeben haben.`,
    account: 'Das Formular fragt nach einem Passwort, bevor Besucher etwas kaufen können.',
  },
  steps: {
    noReply: 'Ergänzen Sie ein Pflichtfeld für die E-Mail-Adresse oder Telefonnummer.',
    twice: ({ label }) => `Löschen Sie das zweite Feld ${quote(label, 40)}.`,
    noDate: 'Ergänzen Sie eine Datumsauswahl, die nur Tage zeigt, an denen Sie verfügbar sind.',
    emptied: ({ label }) =>
      `Entfernen Sie den Button ${quote(label, 40)}: Kaum jemand braucht ihn, und ein falscher Klick löscht alle Eingaben.`,
    drop: ({ labels }) =>
      `Entfernen Sie Felder, die Sie nicht sofort brauchen, etwa ${list(labels, 4)}, und fragen Sie später danach.`,
    split:
      'Wenn Sie alles brauchen, teilen Sie das Formular in zwei kurze Schritte, und zeigen Sie den Fortschritt.',
    optional: 'Kennzeichnen Sie freiwillige Felder als freiwillig.',
    guest: 'Lassen Sie Gäste bestellen, und bieten Sie das Konto nach dem Kauf an.',
    next: 'Sagen Sie neben dem Button, was nach dem Klick passiert und wann.',
  },
};
