import type { Text } from './page-type-insights.text.ts';

export const text: Text = {
  chosen: ({ type }) => `Beurteilt nach dem Seitentyp, den Sie gewählt haben: ${type}.`,
  recognized: ({ type, certainty }) =>
    `Erkannter Seitentyp: ${type} (zu ${certainty} sicher). Prüfungen, die auf solchen Seiten wichtiger sind, haben mehr Gewicht.`,
  uncertain: ({ nearest, certainty }) =>
    `Der Seitentyp ließ sich nicht sicher genug bestimmen (am nächsten: ${nearest}, ${certainty}). Prüfungen für bestimmte Seitentypen wurden ausgelassen; wählen Sie einen Typ, um sie einzubeziehen.`,
  unread:
    'Der Seitentyp ließ sich nicht bestimmen, weil wir die Sprache der Seite nicht lesen konnten. Prüfungen für bestimmte Seitentypen wurden ausgelassen; wählen Sie einen Typ, um sie einzubeziehen.',
  other:
    'Diese Seite sieht nach keinem der Seitentypen aus, für die es eigene Prüfungen gibt; ausgeführt wurden daher nur die Prüfungen, die für jede Seite gelten. Wählen Sie einen Typ, um seine Prüfungen hinzuzunehmen.',
  answer: ({ question, verdict, observed }) => `„${question}“ ${verdict}: ${observed}`,
  verdicts: { pass: 'Beantwortet', partial: 'Teilweise beantwortet', fail: 'Nicht beantwortet' },
};
