import { text as devices } from '../../ceilings/devices.text.ts';
import { figure, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

/** Never rounded up to what would pass. */
const shown = (ratio: number) => `${figure(Math.floor(ratio * 10) / 10, 1)}:1`;

const ROLES = {
  headline: 'Die Überschrift',
  'primary-action': 'Der Button',
  price: 'Der Preis',
  'field-label': 'Die Feldbeschriftung',
};

export const text: Text = {
  why: 'Schwer lesbaren Text überspringen Besucher, und draußen auf dem Smartphone können sie ihn gar nicht lesen. Geringer Kontrast ist die häufigste Barriere auf Startseiten, und in einer Umfrage verließen die meisten Menschen mit entsprechendem Bedarf Websites, die schwer zu benutzen waren.',
  measure:
    'Wird gemeldet, wenn eine Überschrift einen Kontrast unter 2,2:1 hat, ein Preis unter 2,5:1, eine Feldbeschriftung unter 2,2:1 oder der Haupt-Button unter 1,75:1, wenn mindestens 6 % des Textes unter 3:1 liegen, wenn mindestens 20 % nicht den Kontrast erreichen, den WCAG verlangt, wenn eine Zeile unter 1,75:1 liegt oder wenn viel Text kleiner als 12 px ist. Am schwersten wiegt es, wenn der größte Teil der Seite betroffen ist oder entscheidender Text nicht lesbar ist. Ein mäßiger Anteil kleinen oder blassen Textes, eine einzelne blasse Zeile, kleiner Text allein und Text, der den verlangten Kontrast nur knapp verfehlt, kommen nie unter die ersten fünf. Auf Bildern wird der Kontrast aus dem Screenshot gelesen: Die Hälfte der Bildpunkte um die Buchstaben hat weniger.',
  title: {
    key: ({ role, words, ratio }) =>
      `${ROLES[role]} ${quote(words, 40)} ist schwer lesbar (Kontrast ${shown(ratio)})`,
    share: ({ share, words, ratio }) =>
      `${share > 0.9 ? 'Fast der gesamte Text hat' : `${percent(share)} des Textes haben`} zu wenig Kontrast, etwa ${quote(words, 40)} (${shown(ratio)})`,
    line: ({ words, ratio }) => `${quote(words, 40)} ist kaum lesbar (Kontrast ${shown(ratio)})`,
    small: ({ share, words }) =>
      `${percent(share)} des Textes sind kleiner als 12 px, etwa ${quote(words, 40)}`,
  },
  observed: {
    key: ({ role, words, ratio }) =>
      `${ROLES[role]} ${quote(words, 40)} hat einen Kontrast von ${shown(ratio)} (empfohlen: mindestens 4,5:1).`,
    share: ({ share, device }) =>
      `${percent(share)} des Textes haben ${devices.on[device]} weniger Kontrast als erforderlich.`,
    line: ({ words, ratio }) => `Der Kontrast von ${quote(words, 40)} beträgt ${shown(ratio)}.`,
    small: ({ share, device }) =>
      `${percent(share)} des Textes sind ${devices.on[device]} kleiner als 12 px.`,
  },
  steps: {
    color: ({ words, foreground, background, passing }) =>
      `${quote(words, 40)}: Ändern Sie die Textfarbe auf dem Hintergrund ${background} von ${foreground} in ${passing}.`,
    picture: ({ words }) =>
      `${quote(words, 40)} liegt auf einem Bild: Dunkeln Sie das Bild dahinter ab, legen Sie eine einfarbige Fläche darunter oder setzen Sie den Text neben das Bild.`,
    key: ({ words }) =>
      `Machen Sie ${quote(words, 40)} oder den Hintergrund dunkler oder heller, bis der Kontrast mindestens 4,5:1 beträgt.`,
    source:
      'Ändern Sie die Farben dort, wo sie festgelegt sind (Theme oder CSS-Variablen), damit die Änderung auf jeder Seite gilt.',
    size: ({ words }) =>
      `Setzen Sie Fließtext auf 16 px und Anmerkungen auf 14 px; beginnen Sie mit ${quote(words, 40)}.`,
    check: 'Prüfen Sie die Seite bei Tageslicht auf einem Smartphone.',
  },
};
