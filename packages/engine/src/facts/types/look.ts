import type { PictureStatistics } from '../../capture/read/picture-statistics.ts';

/** How one device shows the page. Shares run from 0 to 1, sizes are CSS pixels. */
export interface Look {
  /** Of the letters: set in the browser's default font. */
  browserTypeShare: number;
  /** Typefaces that more than a few words are set in. */
  typefaces: number;
  bodyPx: number;
  /** Line height of running text as a multiple of its size. */
  lineHeight: number;
  /** Letters in a line of running text; 0 where there is none. */
  lineLetters: number;
  /** Largest text of the first screen as a multiple of the running text. */
  headlineScale: number;
  /** Of the letters: smaller than 11 px. */
  tinyShare: number;
  capitalsShare: number;
  /** Of the running text. */
  centeredCopyShare: number;
  typeSizes: number;
  browserLinkShare: number;
  loudTextShare: number;
  /** Of the page's area: filled with a glaring color. */
  loudAreaShare: number;
  textColors: number;
  fills: number;
  /** Of the letters: contrast under 1.8:1. */
  unreadableShare: number;
  /** Of the letters: contrast under 2.3:1. */
  faintShare: number;
  /** Height of the page. */
  screens: number;
  characters: number;
  /** As many as the text would have in Latin script. */
  letters: number;
  sections: number;
  /** Letters per screen. */
  textDensity: number;
  /** Letters above the fold, without header and menus. */
  firstScreenText: number;
  /** Of the page's height: empty. */
  emptyShare: number;
  /** Where the longest part without text and pictures begins, in pixels from the top. */
  gapY: number;
  /** Its height. */
  gapPx: number;
  /** Of the letters: starting at the edge of the screen. */
  edgeShare: number;
  /** Of the screen's width: between the outermost texts. */
  usedWidth: number;
  /** The same of nine tenths of the letters. */
  copyWidth: number;
  /** Of the screen's width: what the rows use in which text wraps; 1 without such text. */
  rowWidth: number;
  /** Left edges that four fifths of the texts share. */
  leftEdges: number;
  overlapShare: number;
  /** Of the letters: beyond the sides of the screen. */
  beyondShare: number;
  /** Of the page's height: texts beside each other. */
  columnsShare: number;
  pictures: number;
  picturesPerScreen: number;
  /** Of the first screen: covered by pictures. */
  firstScreenPicture: number;
  brokenPictures: number;
  /** Pictures shown larger than they are. */
  coarsePictures: number;
  stretchedPictures: number;
  /** Distorted or blurred pictures. */
  distortedPictures: number;
  icons: number;
  backgroundPictures: number;
  /** Buttons and fields as the browser draws them. */
  browserControls: number;
  styledButtons: number;
  firstScreenButtons: number;
  /** Of the boxes that are drawn: with rounded corners. */
  roundedShare: number;
  shadows: number;
  gradients: number;
  /** Elements that formatted pages before style sheets existed. */
  oldElements: number;
  layoutTables: number;
  rules: number;
  /** Whether header, navigation or footer are marked up and shown. */
  hasPageFrame: boolean;
  /** Of the page's area: taken by frames that show nothing. */
  blankFrameShare: number;
  /** Loaders that still turn. */
  loaders: number;
  firstScreenLoaders: number;
  /** Of the letters above the fold, with those of one layer: covered by a layer. */
  coveredShare: number;
  /** Of the area above the fold: covered by the largest such layer. */
  coverShare: number;
  /** Of the area above the fold as a picture; null if there is none. */
  picture: PictureStatistics | null;
}
