import { percent } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Besucher beurteilen eine Seite in Sekundenbruchteilen nach ihrem Aussehen. Nackter Text in der Standardschrift des Browsers sieht aus, als sei die Seite nicht richtig geladen; dort bestellt oder bezahlt kaum jemand.',
  measure:
    'Wird gemeldet, wenn mindestens 60 % des Textes in der Standardschrift des Browsers erscheinen. Am schwersten wiegt es, wenn auch farbige Boxen, Buttons und Spalten fehlen.',
  title: ({ share }) =>
    `Die Seite wirkt ungestaltet: ${share > 0.95 ? 'Der gesamte Text erscheint' : `${percent(share)} des Textes erscheinen`} in der Standardschrift des Browsers`,
  observed: {
    font: ({ share }) =>
      `${percent(share)} des Textes erscheinen in der Schrift, die Browser verwenden, wenn eine Seite keine angibt.`,
    bare: ({ buttons, fills }) =>
      buttons + fills === 0
        ? 'Es gibt keinen gestalteten Button und keine farbige Fläche; Überschrift, Menü und Angebot sehen gleich aus.'
        : '',
    failed: ({ file }) => `Das Stylesheet ${file} wurde nicht geladen.`,
  },
  step: {
    failed: ({ file }) =>
      `Laden Sie das Stylesheet ${file} hoch, oder korrigieren Sie seine Adresse im head der Seite.`,
    theme:
      'Wenn es noch kein Stylesheet gibt, verwenden Sie ein einfaches fertiges Theme: eine Schrift, eine Akzentfarbe und eine Inhaltsbreite von etwa 1.100 px.',
    button:
      'Machen Sie aus dem wichtigsten Call-to-Action einen gefüllten Button, und setzen Sie das Menü in eine Zeile über dem Inhalt.',
  },
};
