import { amount, capitalized, figure, list, percent, perViewport, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

/** Never rounded up to what would pass: 4.48:1 is shown as 4.4:1. */
const shown = (ratio: number) => `${figure(Math.floor(ratio * 10) / 10, 1)}:1`;

const ROLES = {
  headline: ['Überschrift', 'Überschriften'],
  'primary-action': ['wichtigster Call-to-Action', 'wichtigste Call-to-Actions'],
  price: ['Preis', 'Preise'],
  'field-label': ['Feldbeschriftung', 'Feldbeschriftungen'],
} as const;

type KeyTexts = Parameters<Text['observed']['pale']>[0]['texts'][number];

/** "Preis mit 2,3:1", "2 Feldbeschriftungen mit 2,9:1". */
function keyTexts({ role, ratios }: KeyTexts): string {
  const lowest = shown(Math.min(...ratios));
  const [one, many] = ROLES[role];
  const name = ratios.length === 1 ? one : amount(ratios.length, one, many);
  return `${name} mit ${ratios.some((ratio) => shown(ratio) !== lowest) ? 'mindestens ' : ''}${lowest}`;
}

export const text: Text = {
  title: { passes: 'Der Textkontrast reicht aus', fails: 'Der Textkontrast ist zu gering' },
  why: 'Der Standard für Barrierefreiheit verlangt einen Kontrast von 4,5:1, bei großem Text 3:1, und geringer Kontrast ist die häufigste Barriere auf Startseiten. Kein veröffentlichter Test hat gemessen, was er kostet; doch wer schlecht sieht oder das Smartphone in der Sonne benutzt, kann solchen Text nicht lesen.',
  measure: (scale) =>
    `Anteil der Zeichen auf bekanntem Hintergrund mit einem Kontrast unter 4,5:1 (3:1 ab 24 px oder ab 18,66 px in Fett): ${scale}. Höchstens 0,6, wenn eine Überschrift, der wichtigste Call-to-Action, ein Preis oder eine Feldbeschriftung unter 3:1 liegt, und höchstens 0,3 unter 2:1. Nicht bewertet, wenn der Hintergrund von mehr als der Hälfte des Textes unbekannt ist. Auf Bildern wird der Kontrast aus dem Screenshot gelesen: Die Hälfte der Bildpunkte um die Buchstaben hat weniger.`,
  notMeasured: {
    background: 'Der Hintergrund von mehr als der Hälfte des Textes ließ sich nicht bestimmen.',
  },
  observed: {
    share: ({ failing }) => `Text unter dem erforderlichen Kontrast: ${perViewport(failing, percent)}.`,
    unreadable: ({ texts }) => `Kaum lesbar: ${list(texts.map(keyTexts))}.`,
    pale: ({ texts }) => `Geringer Kontrast: ${list(texts.map(keyTexts))}.`,
    worst: ({ words, ratio }) => `Kaum lesbar: ${quote(words, 40)} mit ${shown(ratio)}.`,
  },
  node: 'Text',
  advice: {
    title: {
      keyText: ({ role, words, ratio }) =>
        `Den Kontrast erhöhen: ${ROLES[role][0]} ${quote(words, 40)} (${shown(ratio)})`,
      worst: ({ words, ratio }) =>
        `Kontrastarmen Text verbessern, etwa ${quote(words, 40)} (${shown(ratio)})`,
      any: 'Kontrastarmen Text verbessern',
    },
    steps: {
      keyText: ({ role, words, ratio, least }) =>
        `${capitalized(ROLES[role][0])} ${quote(words, 40)} (${shown(ratio)}): Ändern Sie Text- oder Hintergrundfarbe, bis der Kontrast mindestens ${figure(least, 1)}:1 beträgt.`,
      colors: ({ name, foreground, background, ratio, passing }) =>
        `${name}: ${foreground} auf ${background} ergibt ${shown(ratio)}; ${passing} genügt.`,
      picture: ({ name, ratio }) =>
        `${name}: Das Bild dahinter lässt nur ${shown(ratio)}. Dunkeln Sie das Bild ab oder legen Sie eine einfarbige Fläche unter den Text.`,
      source:
        'Ändern Sie die Farbe an der einen Stelle, an der sie festgelegt ist (CSS-Variable oder Theme), und prüfen Sie dann die anderen Seiten, die sie verwenden.',
    },
    design: ['Mindestens 4,5:1 für Text, 3:1 für großen Text (24 px oder 18,66 px in Fett).'],
  },
};
