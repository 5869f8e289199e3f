import { places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Place = Parameters<Text['advice']['steps']>[0];

/** In the accusative or dative alike. */
function besideName({ headline }: Place, into: boolean): string {
  if (headline !== null) return quote(headline);
  return into ? 'den Namen der Veranstaltung' : 'dem Namen der Veranstaltung';
}

export const text: Text = {
  title: {
    passes: 'Das Datum der Veranstaltung ist sofort sichtbar',
    fails: 'Das Datum der Veranstaltung fehlt oder steht zu weit unten',
  },
  titleFromHtml: {
    passes: 'Das Datum der Veranstaltung steht auf der Seite',
    fails: 'Das Datum der Veranstaltung fehlt',
  },
  why: 'In beobachteten Sitzungen ließ fehlende Information jeden fünften Kauf scheitern, und die meiste Betrachtungszeit gilt dem sofort sichtbaren Bereich. Bei einer Veranstaltung ist das Datum die erste Frage und ein ehrlicher Grund, sich zu entscheiden.',
  measure:
    'Ein Startdatum bekommt 1 im sofort sichtbaren Bereich, 0,6 weiter unten und 0, wenn es fehlt. Nicht bewertet, wenn ein großes Bild es enthalten kann.',
  notMeasured: {
    noWordList: 'Für Daten gibt es in dieser Sprache keine Wortliste.',
    picture:
      'Ein großes Bild im sofort sichtbaren Bereich kann das Datum enthalten; sein Text lässt sich nicht lesen.',
    noLayout: 'Die Position des Datums lässt sich nur an einer dargestellten Seite messen.',
  },
  /** What could be in a part of the page that wasn’t read. */
  missing: 'das Datum der Veranstaltung',
  observed: {
    none: 'Es wurde kein Startdatum gefunden.',
    at: ({ date, depth }) => `Das Datum ${quote(date)} steht ${places(depth)}.`,
  },
  searched: ['der gesamte sichtbare Text', 'time-Elemente', 'strukturierte Daten der Veranstaltung'],
  advice: {
    title: ({ date, ...given }) =>
      date === null
        ? `Datum und Ort neben ${besideName(given, false)} ergänzen`
        : `Das Datum ${quote(date, 40)} nach oben setzen, neben ${besideName(given, true)}`,
    steps: (given) => [
      `Zeigen Sie Wochentag, Datum mit Jahr, Uhrzeit und Ort direkt unter ${besideName(given, false)}.`,
      'Ergänzen Sie die Zeitzone, wenn Teilnehmer von anderswo dazukommen.',
      'Zeichnen Sie es als Event aus, damit Kalender und Suchmaschinen es lesen können.',
    ],
  },
};
