import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Flaw = Parameters<Text['observed']>[0][number];

const MOST_NAMES = 3;

const quoted = (names: readonly string[]) =>
  list(
    names.map((name) => quote(name, 40)),
    MOST_NAMES,
  );

const OBSERVED: Record<Flaw['kind'], (flaw: Flaw) => string> = {
  repeated: ({ count, names }) =>
    `Dasselbe Bild erscheint ${count === 2 ? 'zweimal' : `${count}-mal`}${names.length > 1 ? `, als ${quoted(names)}` : ''}.`,
  drawn: ({ count }) =>
    `${count === 1 ? 'Das einzige Bild der Seite ist eine Zeichnung' : count === 2 ? 'Beide Bilder der Seite sind Zeichnungen' : `Alle ${count} Bilder der Seite sind Zeichnungen`}. Kein Foto zeigt die echte Sache.`,
  borrowed: ({ count, names }) =>
    `${amount(count, 'Bild', 'Bilder')}, etwa ${quoted(names.slice(0, 1))}, ${count === 1 ? 'stammt' : 'stammen'} dem Dateinamen nach aus einer Stock-Datenbank oder einem Bildgenerator.`,
};

const STEPS: Record<Flaw['kind'], readonly string[]> = {
  repeated: ['Geben Sie jedem Eintrag ein eigenes Foto, alle aus demselben Winkel und bei gleichem Licht.'],
  drawn: [
    'Ersetzen Sie die Zeichnungen durch Fotos: Ihr Team bei der Arbeit, Ihr Standort und was am Ende herauskommt.',
  ],
  borrowed: [
    'Ersetzen Sie Stock- und generierte Bilder durch eigene Fotos. Ein scharfes Handyfoto bei Tageslicht ist besser als ein perfektes Foto von etwas anderem.',
  ],
};

export const text: Text = {
  why: 'Besucher betrachten Bilder echter Menschen und Dinge genau und überspringen reine Dekoration. Ein unpassendes Bild oder dasselbe für Verschiedenes lässt sie am Rest der Seite zweifeln.',
  measure:
    'Wird gemeldet, wenn ein Bild für Verschiedenes gezeigt wird, wenn auf einer Seite, die etwas Gegenständliches verkauft, alle Bilder Zeichnungen sind oder wenn Dateinamen verraten, dass sie aus einer Stock-Datenbank oder einem Bildgenerator stammen. Logos und Icons zählen nicht. Ein wiederholtes Bild kommt nie unter die ersten fünf.',
  titles: {
    repeated: ({ count, names }) =>
      names.length > 1
        ? `Dasselbe Bild erscheint als ${quoted(names)}`
        : `Dasselbe Bild erscheint ${count}-mal`,
    drawn: () => 'Die Seite zeigt Zeichnungen, wo Besucher Fotos erwarten',
    borrowed: ({ names }) => `${quoted(names.slice(0, 1))} durch ein eigenes Foto ersetzen`,
  },
  observed: (flaws) => flaws.map((flaw) => OBSERVED[flaw.kind](flaw)).join(' '),
  steps: (flaws) => [
    ...flaws.flatMap(({ kind }) => STEPS[kind]).slice(0, 4),
    'Behalten Sie die Bilder, die etwas zeigen, das nur Sie haben, und löschen Sie die übrigen.',
  ],
};
