import { translated } from '@liftmark/contract/translated';
import { text as de } from './impression.text.de.ts';
import { text as es } from './impression.text.es.ts';
import { text as fr } from './impression.text.fr.ts';
import { amount, figure, percent } from './shared/phrasing.ts';

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are');

/** Each measure as a clause: "35% of the text touches the edge of the screen". */
const english = {
  browserTypeShare: (value: number): string =>
    value < 0.5
      ? 'some of the text is in the browser’s default font'
      : 'the text is in the browser’s default font',
  bodyPx: (value: number) => `the body text is ${Math.round(value)} px`,
  lineHeight: (value: number): string =>
    value < 1.7
      ? 'the lines of the body text are close together'
      : 'the lines of the body text are far apart',
  lineLetters: (value: number): string =>
    value < 60 ? 'the lines of body text are very short' : 'the lines of body text are very long',
  headlineScale: (_value: number) => 'the largest text above the fold isn’t much larger than the body text',
  tinyShare: (value: number) => `${percent(value)} of the text is smaller than 11 px`,
  capitalsShare: (value: number) => `${percent(value)} of the text is in all caps`,
  centeredCopyShare: (value: number) => `${percent(value)} of the body text is centered`,
  typeSizes: (value: number): string =>
    value < 4
      ? 'headings, text and small print hardly differ in size'
      : 'headings, text and small print differ less in size than on other pages',
  browserLinkShare: (_value: number) => 'links are in the browser’s default blue',
  loudTextShare: (value: number) => `${percent(value)} of the text is in glaring colors`,
  loudAreaShare: (value: number) => `${percent(value)} of the page is filled with glaring colors`,
  textColors: (_value: number) => 'hardly any text is set apart by its color',
  fills: (value: number) =>
    value < 2 ? 'the whole page has one background color' : `the page uses ${value} background colors`,
  faintShare: (value: number) => `${percent(value)} of the text has a contrast below 2.3:1`,
  textDensity: (_value: number) => 'the page has little text for its length',
  firstScreenText: (_value: number) => 'there’s little text above the fold',
  emptyShare: (value: number) => `${percent(value)} of the page’s height is empty`,
  edgeShare: (value: number) => `${percent(value)} of the text touches the edge of the screen`,
  usedWidth: (value: number) => `the text uses ${percent(value)} of the screen’s width`,
  leftEdges: (value: number) => `text starts at ${value} different left edges`,
  overlapShare: (value: number) => `${percent(value)} of the text overlaps other text`,
  columnsShare: (_value: number) => 'nearly everything is in a single column',
  picturesPerScreen: (value: number) => `each screen has ${figure(value, 1)} images on average`,
  firstScreenPicture: (value: number): string =>
    value === 0 ? 'there’s no image above the fold' : 'images fill little of the area above the fold',
  coarsePictures: (value: number) =>
    `${amount(value, 'image')} ${isOrAre(value)} shown larger than the file’s own size`,
  stretchedPictures: (value: number) => `${amount(value, 'image')} ${isOrAre(value)} stretched`,
  browserControls: (value: number) =>
    `${amount(value, 'button or field', 'buttons and fields')} ${value === 1 ? 'has' : 'have'} the browser’s default look`,
  styledButtons: (value: number): string => (value === 0 ? 'no button is styled' : 'few buttons are styled'),
  roundedShare: (value: number) => `${percent(value)} of the boxes have rounded corners`,
  oldElements: (value: number) =>
    `${amount(value, 'element')} ${value === 1 ? 'uses' : 'use'} outdated HTML formatting`,
  layoutTables: (value: number) => `${amount(value, 'table')} ${isOrAre(value)} used for layout`,
  colorfulness: (value: number): string =>
    value < 30 ? 'there’s hardly any color above the fold' : 'the colors above the fold are glaring',
  contrast: (_value: number) => 'there’s hardly any contrast above the fold',
  detail: (_value: number) => 'the area above the fold looks bare',
  ground: (value: number) => `one color covers ${percent(value)} of the area above the fold`,
  phoneOverflow: (value: number) => `on phones, the page is ${Math.round(value)} px too wide`,
  phoneTiny: (value: number) => `on phones, ${percent(value)} of the text is smaller than 11 px`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
