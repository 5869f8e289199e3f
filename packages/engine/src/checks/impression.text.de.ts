import type { Text } from './impression.text.ts';
import { amount, figure, percent } from './shared/phrasing.ts';

const hundredths = (share: number) => Math.round(share * 100);
const is = (count: number) => (count === 1 ? 'ist' : 'sind');
const has = (count: number) => (count === 1 ? 'hat' : 'haben');

export const text: Text = {
  browserTypeShare: (value) =>
    `${percent(value)} des Textes ${is(hundredths(value))} in der Standardschrift des Browsers gesetzt`,
  typefaces: (value) =>
    value > 3 ? `der Text verwendet ${value} Schriftarten` : 'der gesamte Text verwendet nur eine Schriftart',
  bodyPx: (value) => `der Fließtext ist ${Math.round(value)} px groß`,
  lineHeight: (value) =>
    `der Zeilenabstand des Fließtextes beträgt ${figure(value, 2)} (am besten lesbar: 1,5)`,
  lineLetters: (value) => `die Zeilen des Fließtextes sind ${Math.round(value)} Zeichen lang`,
  headlineScale: (value) =>
    `der größte Text im sofort sichtbaren Bereich ist ${figure(value, 1)}-mal so groß wie der Fließtext`,
  tinyShare: (value) => `${percent(value)} des Textes ${is(hundredths(value))} kleiner als 11 px`,
  capitalsShare: (value) =>
    `${percent(value)} des Textes ${hundredths(value) === 1 ? 'steht' : 'stehen'} in Großbuchstaben`,
  centeredCopyShare: (value) => `${percent(value)} des Fließtextes ${is(hundredths(value))} zentriert`,
  typeSizes: (value) =>
    value < 7
      ? `die Seite hebt Wichtiges mit nur ${value === 1 ? 'einer Schriftgröße' : `${value} Schriftgrößen`} ab`
      : `die Seite hat ${value} Schriftgrößen`,
  browserLinkShare: (value) =>
    `${percent(value)} des Textes ${is(hundredths(value))} Links im Standardblau des Browsers`,
  loudTextShare: (value) => `${percent(value)} des Textes ${has(hundredths(value))} grelle Farben`,
  loudAreaShare: (value) => `${percent(value)} der Seite ${is(hundredths(value))} mit grellen Farben gefüllt`,
  textColors: (value) =>
    `die Seite hebt Wichtiges mit nur ${value === 1 ? 'einer Textfarbe' : `${value} Textfarben`} ab`,
  fills: (value) =>
    value < 2
      ? 'die ganze Seite hat nur eine Hintergrundfarbe'
      : `die Seite verwendet ${value} Hintergrundfarben`,
  faintShare: (value) => `${percent(value)} des Textes ${has(hundredths(value))} einen Kontrast unter 2,3:1`,
  textDensity: (value) => `auf jeden Bildschirm kommen im Schnitt ${figure(value)} Zeichen Text`,
  firstScreenText: (value) => `im sofort sichtbaren Bereich stehen ${figure(value)} Zeichen Text`,
  emptyShare: (value) => `${percent(value)} der Seitenhöhe ${is(hundredths(value))} leer`,
  edgeShare: (value) =>
    `${percent(value)} des Textes ${hundredths(value) === 1 ? 'stößt' : 'stoßen'} an den Bildschirmrand`,
  usedWidth: (value) => `der Text nutzt ${percent(value)} der Bildschirmbreite`,
  leftEdges: (value) => `der Text beginnt an ${value} verschiedenen linken Kanten`,
  overlapShare: (value) =>
    `${percent(value)} des Textes ${hundredths(value) === 1 ? 'überlappt' : 'überlappen'} anderen Text`,
  columnsShare: (value) =>
    `nur ${percent(value)} der Seitenhöhe ${is(hundredths(value))} in Spalten gegliedert`,
  picturesPerScreen: (value) => `auf jeden Bildschirm kommen im Schnitt ${figure(value, 1)} Bilder`,
  firstScreenPicture: (value) => `Bilder füllen ${percent(value)} des sofort sichtbaren Bereichs`,
  coarsePictures: (value) =>
    `${amount(value, 'Bild', 'Bilder')} ${is(value)} über die Originalgröße hinaus vergrößert`,
  stretchedPictures: (value) => `${amount(value, 'Bild', 'Bilder')} ${is(value)} verzerrt`,
  browserControls: (value) =>
    `${amount(value, 'Button oder Feld', 'Buttons und Felder')} ${has(value)} das Standardaussehen des Browsers`,
  styledButtons: (value) =>
    value === 0
      ? 'kein Button ist gestaltet'
      : `nur ${amount(value, 'Button', 'Buttons')} ${is(value)} gestaltet`,
  roundedShare: (value) => `${percent(value)} der Boxen ${has(hundredths(value))} abgerundete Ecken`,
  oldElements: (value) =>
    `${amount(value, 'Element', 'Elemente')} ${value === 1 ? 'nutzt' : 'nutzen'} veraltete HTML-Formatierungen`,
  layoutTables: (value) =>
    `${amount(value, 'Tabelle', 'Tabellen')} ${value === 1 ? 'dient' : 'dienen'} dem Layout`,
  colorfulness: (value) =>
    value < 30
      ? 'im sofort sichtbaren Bereich gibt es kaum Farbe'
      : 'die Farben im sofort sichtbaren Bereich sind grell',
  contrast: () => 'im sofort sichtbaren Bereich gibt es kaum Kontraste',
  detail: (value) =>
    value < 0.04
      ? 'im sofort sichtbaren Bereich gibt es kaum Details'
      : 'der sofort sichtbare Bereich ist mit Details überladen',
  ground: (value) => `eine einzige Farbe bedeckt ${percent(value)} des sofort sichtbaren Bereichs`,
  phoneOverflow: (value) => `auf Smartphones ist die Seite ${figure(value)} px zu breit`,
  phoneTiny: (value) =>
    `auf Smartphones ${is(hundredths(value))} ${percent(value)} des Textes kleiner als 11 px`,
};
