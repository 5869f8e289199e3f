import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Kein Platzhaltertext ist übrig', fails: 'Platzhaltertext ist noch auf der Seite' },
  why: 'Die Stanford-Leitlinien warnen: Schon kleine Fehler schaden der Glaubwürdigkeit mehr, als die meisten denken. Platzhaltertext zeigt auf einen Blick, dass niemand die Seite gegengelesen hat.',
  measure: (cases) =>
    `Sichtbarer Blindtext wie „Lorem ipsum“, nicht ersetzte Platzhalter, „undefined“, „Logo 1“, „Not found“ in großer Schrift, falsch kodierte Zeichen, „Ihre Überschrift hier“ oder ein Titel, der nichts anderes enthält, Platzhalter bei Telefonnummern, Adressen, E-Mails und Profilen (etwa +00 123 4567), rohes Markup und Notizen an die Ersteller: ${cases}. Code, Formularfelder, Zitate und Seiten über solchen Text bleiben außen vor.`,
  how: {
    some: 'wenn es welche gibt',
    none: 'wenn es keine gibt',
  },
  observed: {
    none: 'Es wurde kein bekannter Platzhaltertext gefunden.',
    some: ({ remnants }) =>
      `Auf der Seite steht noch Platzhaltertext: ${list(remnants.map((remnant) => quote(remnant, 50)))}.`,
  },
  searched: ['sichtbarer Text der ganzen Seite'],
  advice: {
    title: ({ remnant }) => `Den Platzhaltertext ${quote(remnant, 50)} ersetzen`,
    noteTitle: ({ remnant }) => `Die Notiz ${quote(remnant, 50)} entfernen`,
    encoding: ({ remnant }) =>
      `${quote(remnant, 60)}: Hier wurde ein Zeichen anders kodiert gespeichert als gelesen. Speichern Sie den Text als UTF-8, und liefern Sie die Seite so aus.`,
    filler: ({ remnant }) =>
      `${quote(remnant, 60)}: Schreiben Sie den echten Text, oder entfernen Sie den Block.`,
  },
};
