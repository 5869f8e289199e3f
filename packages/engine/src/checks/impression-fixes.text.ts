import { translated } from '@liftmark/contract/translated';
import { text as de } from './impression-fixes.text.de.ts';
import { text as es } from './impression-fixes.text.es.ts';
import { text as fr } from './impression-fixes.text.fr.ts';

/** What to do about each measure of the first impression that costs points. */
const english = {
  browserTypeShare: 'Choose a typeface for the text instead of the browser’s default font.',
  browserLinkShare: 'Give links a color that goes with your logo instead of the browser’s default blue.',
  headlineScale: 'Make the headline at least twice as large as the body text.',
  lineHeight: 'Set the line height of the body text to 1.5.',
  lineLetters: 'Set the width of the text so that a line has 45 to 85 characters.',
  emptyShare: 'Close the large empty gaps, or fill them with examples, reviews or answers to questions.',
  edgeShare: 'Keep a margin between the text and the edge of the screen.',
  typeSizes: 'Make headings clearly larger than the text below them.',
  columnsShare: 'Put things of one kind, such as services or reviews, side by side on wide screens.',
  phoneOverflow: 'Find what’s wider than a phone screen, and let it wrap or shrink.',
  phoneTiny: 'Make the small text larger on phones.',
  textDensity: 'Say more about the offer: what’s included, who it’s for and how it works.',
  firstScreenText: 'Add a sentence above the fold that says what you offer and for whom.',
  textColors: 'Set headings, links and prices apart from the text by color, always the same way.',
  styledButtons: 'Give every button a filled shape and enough space around its label.',
  loudAreaShare: 'Use calm colors for large areas, and keep the bright one for the main button.',
  firstScreenPicture: 'Show a large, sharp picture of what you offer above the fold.',
  detail: 'Add something to look at above the fold, such as a photo or an illustration.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
