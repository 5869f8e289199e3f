import type { Text } from './impression.text.ts';
import { amount, figure, percent } from './shared/phrasing.ts';

const hundredths = (share: number) => Math.round(share * 100);
const is = (count: number) => (count === 1 ? 'ist' : 'sind');
const has = (count: number) => (count === 1 ? 'hat' : 'haben');

export const text: Text = {
  browserTypeShare: (value) =>
    value < 0.5
      ? 'ein Teil des Textes ist in der Standardschrift des Browsers gesetzt'
      : 'der Text ist in der Standardschrift des Browsers gesetzt',
  bodyPx: (value) => `der Fließtext ist ${Math.round(value)} px groß`,
  lineHeight: (value) =>
    value < 1.7
      ? 'die Zeilen des Fließtextes stehen dicht untereinander'
      : 'die Zeilen des Fließtextes stehen weit auseinander',
  lineLetters: (value) =>
    value < 60 ? 'die Zeilen des Fließtextes sind sehr kurz' : 'die Zeilen des Fließtextes sind sehr lang',
  headlineScale: () => 'der größte Text im sofort sichtbaren Bereich ist kaum größer als der Fließtext',
  tinyShare: (value) => `${percent(value)} des Textes ${is(hundredths(value))} kleiner als 11 px`,
  capitalsShare: (value) =>
    `${percent(value)} des Textes ${hundredths(value) === 1 ? 'steht' : 'stehen'} in Großbuchstaben`,
  centeredCopyShare: (value) => `${percent(value)} des Fließtextes ${is(hundredths(value))} zentriert`,
  typeSizes: (value) =>
    value < 4
      ? 'Überschriften, Text und Kleingedrucktes unterscheiden sich kaum in der Größe'
      : 'Überschriften, Text und Kleingedrucktes unterscheiden sich in der Größe weniger als auf anderen Seiten',
  browserLinkShare: () => 'Links haben das Standardblau des Browsers',
  loudTextShare: (value) => `${percent(value)} des Textes ${has(hundredths(value))} grelle Farben`,
  loudAreaShare: (value) => `${percent(value)} der Seite ${is(hundredths(value))} mit grellen Farben gefüllt`,
  textColors: () => 'kaum ein Text hebt sich durch seine Farbe ab',
  fills: (value) =>
    value < 2
      ? 'die ganze Seite hat nur eine Hintergrundfarbe'
      : `die Seite verwendet ${value} Hintergrundfarben`,
  faintShare: (value) => `${percent(value)} des Textes ${has(hundredths(value))} einen Kontrast unter 2,3:1`,
  textDensity: () => 'die Seite hat für ihre Länge wenig Text',
  firstScreenText: () => 'im sofort sichtbaren Bereich steht wenig Text',
  emptyShare: (value) => `${percent(value)} der Seitenhöhe ${is(hundredths(value))} leer`,
  edgeShare: (value) =>
    `${percent(value)} des Textes ${hundredths(value) === 1 ? 'stößt' : 'stoßen'} an den Bildschirmrand`,
  usedWidth: (value) => `der Text nutzt ${percent(value)} der Bildschirmbreite`,
  leftEdges: (value) => `der Text beginnt an ${value} verschiedenen linken Kanten`,
  overlapShare: (value) =>
    `${percent(value)} des Textes ${hundredths(value) === 1 ? 'überlappt' : 'überlappen'} anderen Text`,
  columnsShare: () => 'fast alles steht in einer einzigen Spalte',
  picturesPerScreen: (value) => `auf jeden Bildschirm kommen im Schnitt ${figure(value, 1)} Bilder`,
  firstScreenPicture: (value) =>
    value === 0
      ? 'im sofort sichtbaren Bereich ist kein Bild'
      : 'Bilder füllen nur wenig vom sofort sichtbaren Bereich',
  coarsePictures: (value) =>
    `${amount(value, 'Bild', 'Bilder')} ${is(value)} über die Originalgröße hinaus vergrößert`,
  stretchedPictures: (value) => `${amount(value, 'Bild', 'Bilder')} ${is(value)} verzerrt`,
  browserControls: (value) =>
    `${amount(value, 'Button oder Feld', 'Buttons und Felder')} ${has(value)} das Standardaussehen des Browsers`,
  styledButtons: (value) => (value === 0 ? 'kein Button ist gestaltet' : 'nur wenige Buttons sind gestaltet'),
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
  detail: () => 'der sofort sichtbare Bereich wirkt leer',
  ground: (value) => `eine einzige Farbe bedeckt ${percent(value)} des sofort sichtbaren Bereichs`,
  phoneOverflow: (value) => `auf Smartphones ist die Seite ${figure(value)} px zu breit`,
  phoneTiny: (value) =>
    `auf Smartphones ${is(hundredths(value))} ${percent(value)} des Textes kleiner als 11 px`,
};
