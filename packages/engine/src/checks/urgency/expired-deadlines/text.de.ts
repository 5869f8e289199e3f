import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Angebote und Veranstaltungen mit Datum sind aktuell',
    fails: 'Ein Angebot oder eine Veranstaltung ist abgelaufen',
  },
  why: 'Leitlinien zur Glaubwürdigkeit verlangen aktuellen Inhalt, und schon kleine Fehler schaden mehr, als die meisten denken. Eine abgelaufene Frist zeigt, dass sich niemand um die Seite kümmert oder dass es die Grenze nie gab.',
  measure: (cases) =>
    `Es gibt ${cases}. Daten ohne Jahr und Daten nahe Wörtern wie „vergangen“ oder „Archiv“ werden nicht beurteilt.`,
  how: {
    expired:
      'wenn das genannte Ende einer Angabe oder Veranstaltung mehr als einen Tag vor unserem Besuch lag oder ein Countdown bei jedem Besuch auf null stand',
    upcoming: 'sonst',
  },
  notApplicable: { none: 'Die Seite hat keine Angaben oder Veranstaltungen mit Datum.' },
  notMeasured: {
    noWordList: 'Für solche Angaben gibt es in dieser Sprache keine Wortliste.',
    noYear: 'Die Daten haben kein Jahr oder gehören zu einem Archiv.',
  },
  observed: {
    expired: ({ dates }) => `Bei unserem Besuch schon vorbei: ${list(dates.map((date) => quote(date)))}.`,
    upcoming: ({ dates }) => `Steht noch bevor: ${list(dates.map((date) => quote(date)))}.`,
  },
  advice: {
    title: ({ dates }) =>
      `${list(
        dates.map((date) => quote(date, 50)),
        3,
      )} entfernen oder aktualisieren`,
    steps: ({ dates }) => [
      ...dates.map(
        (date) => `${quote(date)} ist vorbei. Löschen Sie es, oder tragen Sie das neue Datum ein.`,
      ),
      'Geben Sie jedem Angebot im CMS ein Enddatum, damit die Seite es von selbst entfernt.',
    ],
  },
};
