import { capitalized, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Goal = Parameters<Text['title']>[0]['goal'];

/** Buttons by what a page of a type usually asks for. */
const BUTTONS: Partial<Record<Goal, string>> = {
  trial: 'einen Button zum Testen',
  signup: 'einen Button zum Anmelden',
  buy: 'einen Bestell-Button',
  quote: 'einen Button für Angebotsanfragen',
  book: 'einen Buchungs-Button',
  stay: 'einen Buchungs-Button',
  table: 'einen Reservierungs-Button',
  appointment: 'einen Button für Termine',
  enroll: 'einen Anmelde-Button',
  donate: 'einen Spenden-Button',
  contact: 'einen Kontakt-Button',
  download: 'einen Download-Button',
  tickets: 'einen Ticket-Button',
  choose: 'einen Button zum Bestellen oder Buchen',
};

function labelsOf(labels: readonly string[]): string {
  return list(
    labels.map((label) => quote(label, 40)),
    4,
  );
}

function onlyReading(reading: readonly string[]): string {
  const labels = list(reading.slice(0, 8).map((label) => quote(label, 40)));
  return reading.length === 1
    ? `Der einzige Button, ${labels}, führt nur zu weiteren Informationen.`
    : `Die einzigen Buttons führen nur zu weiteren Informationen: ${labels}.`;
}

function waysOn(ways: readonly string[], menu: readonly string[]): string[] {
  if (ways.length > 0) {
    const named = list(ways.slice(0, 3).map((way) => quote(way, 40)));
    return [`${named} ${ways.length === 1 ? 'steht' : 'stehen'} im Text und nicht auf einem Button.`];
  }
  return menu.length > 0 ? [`Weiter geht es nur über ${quote(menu[0] ?? '', 40)} im Menü.`] : [];
}

export const text: Text = {
  why: 'Wer überzeugt ist, sucht einen Button, der den nächsten Schritt nennt. Fehlt er, gehen die meisten, statt das Menü abzusuchen oder eine Telefonnummer abzutippen.',
  measure:
    'Wird gemeldet, wenn die Seite kein Formular und keinen Button hat, der zum Handeln auffordert, etwa zum Buchen, Bestellen, Anmelden oder Kontaktieren. Links in Menü und Footer, reine Telefonnummern und E-Mail-Adressen, Buttons, die nur zu weiteren Informationen oder ins Leere führen, und Buttons, die nach oben scrollen, die Seite übersetzen oder einen anderen Reiter zeigen, zählen nicht. Weniger schwer, wenn eine Telefonnummer oder E-Mail-Adresse im sofort sichtbaren Bereich steht, und auf Seiten, die vor allem zum Lesen oder Benutzen da sind. Bei unklarem Seitentyp kommt es nie unter die ersten fünf, wenn die Seite Links auflistet oder bei weniger als 60 Wörtern Text weder einen Preis noch einen Kontaktweg zeigt.',
  title: ({ goal, headline, reading }) => {
    const button = BUTTONS[goal] ?? 'einen Button für den nächsten Schritt';
    if (reading !== null)
      return `${capitalized(button)} ergänzen: ${quote(reading, 40)} führt nur zu weiteren Informationen`;
    return headline === null
      ? `Oben auf der Seite ${button} ergänzen`
      : `Unter ${quote(headline, 50)} ${button} ergänzen`;
  },
  observed: ({ reading, idle, ways, menu, hasField }) =>
    [
      reading.length > 0
        ? `${onlyReading(reading)} ${hasField ? 'Das einzige Formular dient Newsletter, Suche oder Login' : 'Ein Formular gibt es nicht'}.`
        : `Außerhalb des Menüs fordert kein Button zum Handeln auf, und ${hasField ? 'das einzige Formular dient Newsletter, Suche oder Login' : 'ein Formular gibt es nicht'}.`,
      ...(idle.length === 0
        ? []
        : [`${labelsOf(idle)} ${idle.length === 1 ? 'führt' : 'führen'} ins Leere.`]),
      ...waysOn(ways, menu),
    ].join(' '),
  steps: ({ headline, way }) => [
    `Entscheiden Sie, was Besucher hier vor allem tun sollen, und setzen Sie dafür ${headline === null ? 'oben auf die Seite' : `unter ${quote(headline, 50)}`} einen gefüllten Button.`,
    ...(way === null
      ? []
      : [
          `Machen Sie aus ${quote(way, 40)} einen Button, dessen Beschriftung sagt, was man bekommt; dann reicht ein Tippen.`,
        ]),
    'Wiederholen Sie den Button nach dem letzten Abschnitt, damit alle, die bis zum Ende gelesen haben, sofort handeln können.',
    'Wenn vorher Fragen zu klären sind, ergänzen Sie ein Formular mit drei Feldern: Name, E-Mail oder Telefon und Frage.',
  ],
};
