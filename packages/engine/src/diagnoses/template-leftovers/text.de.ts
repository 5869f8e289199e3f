import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const CONTACTS = { phone: 'Telefonnummer', mail: 'E-Mail-Adresse', profile: 'Profil-Link' };

function places(count: number): string {
  return count > 1 ? ` (${amount(count, 'Stelle', 'Stellen')})` : '';
}

export const text: Text = {
  why: 'Text, der nie für Besucher gedacht war, verrät, dass die Seite unfertig ist oder sich niemand um sie kümmert. Daraufhin zweifeln sie an allem anderen, vor allem am Angebot.',
  measure:
    'Wird gemeldet, wenn Platzhaltertext, Beispielkontakte, die Überschrift einer Vorlage, Bilddateinamen oder Notizen an die Ersteller zu sehen sind oder wenn mehrere Karten oder Angebote denselben Namen oder dieselbe Beschreibung haben. Am meisten zählen Notizen und Blindtext. Ein einzelner erfundener Kontakt zählt weniger, es sei denn, Sie sind sonst nicht zu erreichen.',
  title: ({ kind, remnant, count }) => {
    switch (kind) {
      case 'card':
        return `Jede Karte benennen: ${count} heißen ${quote(remnant, 40)}`;
      case 'description':
        return `Jedes Angebot beschreiben: ${count} haben denselben Text`;
      case 'file':
        return `Dateinamen wie ${quote(remnant, 40)} durch Bildunterschriften ersetzen`;
      case 'heading':
        return `Die Überschrift der Vorlage ersetzen: ${quote(remnant, 40)}`;
      case 'filler':
        return `Den Platzhaltertext ${quote(remnant, 50)} ersetzen`;
      case 'title':
        return `Den Seitentitel der Vorlage ersetzen: ${quote(remnant, 50)}`;
      case 'note':
        return `Die interne Notiz ${quote(remnant, 60)} entfernen`;
      default:
        return `Platzhalter ersetzen: ${CONTACTS[kind]} ${quote(remnant, 40)}`;
    }
  },
  observed: {
    share: ({ percent, remnant }) =>
      `${percent} des Fließtextes sind Platzhaltertext, etwa ${quote(remnant, 60)}.`,
    found: ({ remnants }) =>
      `Besucher sehen ${list(
        remnants.map((remnant) => quote(remnant, 60)),
        4,
      )}.`,
    copied: {
      card: ({ remnant, count }) => `${count} Karten mit Bild haben denselben Namen, ${quote(remnant, 60)}.`,
      description: ({ remnant, count }) => `Derselbe Text steht an ${count} Stellen: ${quote(remnant, 90)}.`,
      file: ({ remnant, count }) =>
        `Besucher sehen ${amount(count, 'Dateinamen', 'Dateinamen')}, etwa ${quote(remnant, 40)}.`,
      heading: ({ remnant }) =>
        `Die Überschrift ${quote(remnant, 40)} ist der Name, den die Vorlage dieser Art von Seite gibt; über den Inhalt sagt sie nichts.`,
    },
    contacts: ({ remnants }) =>
      `${list(remnants.map((remnant) => quote(remnant, 40)))} ${remnants.length === 1 ? 'ist ein Platzhalter' : 'sind Platzhalter'}; wer anruft oder schreibt, erreicht niemanden.`,
  },
  step: {
    filler: ({ remnant, count }) =>
      `${quote(remnant, 50)}${places(count)}: Schreiben Sie einen eigenen Text, oder löschen Sie den Block.`,
    title: ({ remnant }) =>
      `${quote(remnant, 50)}: Schreiben Sie einen eigenen Seitentitel. Er erscheint in Browser-Tabs und Suchergebnissen.`,
    note: ({ remnant, count }) =>
      `${quote(remnant, 60)}${places(count)}: Erledigen Sie, was dort steht, und löschen Sie dann die Notiz.`,
    phone: ({ remnant, count }) =>
      `${quote(remnant, 40)}${places(count)}: Tragen Sie Ihre eigene Nummer ein, im Text und im Link.`,
    mail: ({ remnant, count }) =>
      `${quote(remnant, 40)}${places(count)}: Tragen Sie Ihre eigene Adresse ein, im Text und im Link.`,
    profile: ({ remnant, count }) =>
      `${quote(remnant, 40)}${places(count)}: Verlinken Sie Ihr eigenes Profil, oder entfernen Sie das Icon.`,
    card: ({ remnant, count }) =>
      `${quote(remnant, 50)}${places(count)}: Benennen Sie jede Karte nach dem, was ihr Bild zeigt.`,
    description: ({ remnant, count }) =>
      `${quote(remnant, 50)}${places(count)}: Schreiben Sie zu jedem Angebot, was es umfasst und für wen es ist.`,
    file: ({ remnant, count }) =>
      `${quote(remnant, 50)}${places(count)}: Schreiben Sie, was jedes Bild zeigt, oder entfernen Sie die Zeile.`,
    heading: ({ remnant }) =>
      `${quote(remnant, 50)}: Verwenden Sie als Überschrift den Titel des Inhalts dieser Seite.`,
    again: 'Lesen Sie vor der Veröffentlichung die ganze Seite noch einmal, auch Header und Footer.',
  },
};
