import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Assurance = Parameters<Text['observed']['fromHtml']>[0];

function assurance({ wording, processor }: Assurance): string {
  if (wording !== null) return `Nahe den Kartenfeldern steht ${quote(wording)}`;
  return processor === null
    ? 'Nahe den Kartenfeldern wurde kein Hinweis zur Sicherheit gefunden'
    : `Als Zahlungsdienstleister der Kartenfelder ist ${processor} genannt`;
}

export const text: Text = {
  title: { passes: 'Die Kartenfelder wirken sicher', fails: 'Die Kartenfelder wirken nicht sicher' },
  titleFromHtml: {
    passes: 'Die Sicherheit der Kartenzahlung ist angesprochen',
    fails: 'Die Sicherheit der Kartenzahlung ist nicht angesprochen',
  },
  why: 'In einer Umfrage hatten 25 % von 1.012 Erwachsenen in den USA innerhalb von drei Monaten eine Bestellung abgebrochen, weil sie der Website ihre Karte nicht anvertrauen wollten. In Tests wirkten Kartenfelder sicherer, die durch Rahmen und Farbe abgesetzt waren.',
  measure:
    'Ein beruhigender Hinweis im Umkreis von 150 px um die Kartenfelder oder Frame oder Name eines bekannten Zahlungsdienstleisters zählt 0,6, durch Rahmen oder Hintergrund abgesetzte Kartenfelder zählen 0,4. Gilt, wenn es Kartenfelder oder einen Zahlungs-Frame gibt.',
  notApplicable: { noCardFields: 'Die Seite hat keine Kartenfelder.' },
  notMeasured: { look: 'Ob die Kartenfelder abgesetzt sind, ließ sich nicht bestimmen.' },
  observed: {
    fromHtml: (given) => `${assurance(given)}; wie sie aussehen, zeigt das HTML allein nicht.`,
    look: ({ isSetApart, ...given }) =>
      `${assurance(given)}; die Felder sind ${isSetApart ? '' : 'nicht '}vom Rest der Seite abgesetzt.`,
  },
  searched: [
    'Text im Umkreis von 150 px um die Kartenfelder',
    'Namen und Frames bekannter Zahlungsdienstleister',
  ],
  advice: {
    title: ({ field }) =>
      `Die ${field === null ? 'Kartenfelder' : `Felder um ${field === '' ? 'die Kartennummer' : quote(field, 30)}`} absetzen und sagen, wer die Daten schützt`,
    assurance:
      'Sagen Sie im Umkreis von 150 px um die Kartennummer, wer die Zahlung abwickelt und dass die Verbindung verschlüsselt ist.',
    frame: 'Setzen Sie die Kartenfelder in eine Box mit Rahmen und leicht anderem Hintergrund.',
    logos:
      'Halten Sie andere Logos von der Box fern; ein bekannter Name bewirkt mehr als mehrere unbekannte Siegel.',
    design: ['Eine Box mit 1-px-Rahmen um Nummer, Datum und Prüfziffer, mit Schloss-Icon.'],
  },
};
