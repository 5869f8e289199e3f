import { list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Die wichtigsten Angaben zum Angebot sind da',
    fails: 'Wichtige Angaben zum Angebot fehlen',
  },
  why: 'Bei beobachteten Einkäufen ging jeder fünfte Fehlschlag auf fehlende oder unklare Produktangaben zurück. Vollständiger, aktueller Inhalt gehört zudem zu den dauerhaften Kriterien, nach denen man beurteilt, ob man einer Website trauen kann.',
  measure: (scale) =>
    `Anteil der für den Seitentyp erwarteten Angaben, die gefunden wurden: ${scale}. Produkt: Beschreibung (ein Absatz von 40 Wörtern oder Text unter einer Überschrift wie „Details“), vier Eigenschaften (benannte Merkmale, Material, Pflege, Maße), Varianten oder Maße. Kurs: Dauer, Inhalt, Lehrkraft, Zugang. Veranstaltung: Ort, Programm, Veranstalter oder Mitwirkende. Gastgewerbe: Adresse, Zeiten, Speisekarte, Zimmer oder Ausstattung. Dienstleister: Liste der Leistungen, Einzugsgebiet oder Fernarbeit, Ablauf, Personen. App: Plattformen, drei Funktionen, Screenshot. Eine nur angedeutete Angabe zählt, wird aber nicht aufgeführt; gilt das für die meisten, wird die Prüfung nicht bewertet.`,
  notMeasured: {
    type: ({ type }) => `Für den Seitentyp ${type} haben wir keine Liste erwarteter Angaben.`,
    unsure: ({ unsure }) =>
      `Die Seite deutet manches nur an, und es ist unklar, ob sie es wirklich nennt: ${list(unsure, unsure.length)}.`,
  },
  sought: ({ missing }) => list(missing),
  observed: {
    noneFound: ({ people, missing }) => `Angaben, die ${people} suchen, fehlen: ${list(missing)}.`,
    someFound: ({ people, found, missing }) =>
      `Von den Angaben, die ${people} suchen, nennt die Seite: ${list(found)}. Es fehlen: ${list(missing)}.`,
    allFound: ({ people, found }) => `Die Seite nennt die Angaben, die ${people} suchen: ${list(found)}.`,
  },
  searched: ['Hauptinhalt', 'eingeklappte Abschnitte und inaktive Reiter', 'strukturierte Daten'],
  advice: {
    title: ({ missing }) => `Fehlende Angaben ergänzen: ${list(missing)}`,
    steps: ({ page, people, found, missing }) => [
      `Stellen Sie diese Angaben für ${page} zusammen: ${list(missing, missing.length)}.`,
      found.length > 0
        ? `Setzen Sie sie zu dem, was schon da ist (${list(found)}), damit niemand nachfragen muss.`
        : 'Setzen Sie sie in den Hauptinhalt, damit niemand nachfragen muss.',
      'Verwenden Sie eine Liste oder Tabelle mit einer Angabe pro Zeile und Einheiten und Namen statt Adjektiven.',
      `Gehen Sie die letzten Fragen durch, die ${people} Ihnen gestellt haben, und beantworten Sie alles, was mehr als einmal vorkam.`,
    ],
  },
  /** What each fact is called in a list. */
  facts: {
    description: 'Beschreibung',
    attributes: 'Eigenschaften',
    'options or measures': 'Varianten oder Maße',
    'menu or rooms': 'Speisekarte oder Zimmer',
    features: 'Funktionen',
    length: 'Dauer',
    syllabus: 'Kursinhalt',
    teacher: 'Lehrkraft',
    access: 'Art der Teilnahme',
    place: 'Ort',
    program: 'Programm',
    speakers: 'Veranstalter oder Mitwirkende',
    times: 'Öffnungs- oder Check-in-Zeiten',
    services: 'Leistungen',
    area: 'Einzugsgebiet',
    procedure: 'Ablauf',
    people: 'Personen, die die Arbeit machen',
    platforms: 'Plattformen',
  },
  /** The same where it’s missing and the general name would be wrong: a product with one sentence has a description. */
  missingFacts: {
    'hospitality place': 'Adresse',
    'ecommerce-product description': 'Beschreibung mit mindestens 40 Wörtern',
    'ecommerce-product attributes': 'vier benannte oder gemessene Eigenschaften',
  },
};
