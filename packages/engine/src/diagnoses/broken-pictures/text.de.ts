import { amount, list, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Ein defektes Bild fällt Besuchern sofort auf, und oft ist es genau das, was sie sehen wollten. Seite und Angebot wirken dadurch vernachlässigt.',
  measure:
    'Wird gemeldet, wenn Bilder, Hintergrundbilder oder Videos Ihrer eigenen Website nicht laden. Ein fehlendes Logo oder ein fehlendes Video im sofort sichtbaren Bereich zählt mehr als jedes andere einzelne Bild, ein Hintergrundbild weniger. Am schwersten wiegt es, wenn die meisten Bilder fehlen.',
  title: {
    hero: ({ others }) =>
      others === 0
        ? 'Der Hintergrund im sofort sichtbaren Bereich lädt nicht'
        : `Der Hintergrund im sofort sichtbaren Bereich und ${amount(others, 'weiteres Bild', 'weitere Bilder')} laden nicht`,
    logo: 'Das Logo lädt nicht',
    one: ({ name }) => (name === '' ? 'Ein Bild lädt nicht' : `Das Bild ${quote(name, 50)} lädt nicht`),
    some: ({ count, withLogo }) =>
      `${amount(count, 'Bild lädt', 'Bilder laden')} nicht${withLogo ? ', auch das Logo' : ''}`,
    all: ({ count }) =>
      count === 2 ? 'Beide Bilder der Seite sind defekt' : `Alle ${count} Bilder der Seite sind defekt`,
  },
  picture: 'das Bild',
  observed: ({ count, share, files }) =>
    `${amount(count, 'Bild', 'Bilder')} der Seite${share < 0.95 && count > 2 ? ` (${percent(share)} aller Bilder)` : ''} ${count === 1 ? 'fehlt' : 'fehlen'}: ${list(files, 4)}. Stattdessen sehen Besucher ein Platzhaltersymbol oder eine leere Fläche.`,
  step: {
    upload: ({ files }) =>
      `Laden Sie ${list(files, 4)} neu hoch, oder korrigieren Sie ${files.length === 1 ? 'die Adresse' : 'die Adressen'} auf der Seite. Achten Sie auf Großbuchstaben und Leerzeichen in Dateinamen.`,
    logo: 'Prüfen Sie zuerst das Logo: Es steht im Header jeder Seite.',
    remove: 'Entfernen Sie Bilder, die es nicht mehr gibt, samt den Rahmen darum.',
    test: 'Laden Sie die Seite in einem privaten Fenster, das keine alten Kopien der Bilder gespeichert hat.',
  },
};
