import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import { countUsed, medianByLetters, type ShownText, shareOfLetters } from './texts.ts';

/** What Chromium sets text in where no style says otherwise. */
const BROWSER_TYPE = 'times new roman';
/** A typeface for fewer letters is that of a logo or of icons. */
const USED_SHARE = 0.04;
const TINY_PX = 11;
/** Lines that run on: a text of so many letters is copy. */
const COPY_LETTERS = 80;
const NORMAL_LINE = 1.15;

export function typeMeasures(view: PageView, texts: readonly ShownText[]) {
  const copy = texts.filter(({ letters }) => letters >= COPY_LETTERS);
  const body = copy.length > 0 ? copy : texts;
  const bodyPx = medianByLetters(body, ({ node }) => node.style.fontSizePx) ?? 16;
  const first = texts.filter(({ box }) => box.y < view.capture.viewport.height);
  const largest = Math.max(
    bodyPx,
    ...first.filter(({ letters }) => letters > 3).map(({ node }) => node.style.fontSizePx),
  );
  return {
    browserTypeShare: shareOfLetters(
      texts,
      ({ node }) => familyOf(node).replaceAll('"', '').toLowerCase() === BROWSER_TYPE,
    ),
    typefaces: countUsed(texts, USED_SHARE, ({ node }) => familyOf(node)),
    bodyPx,
    lineHeight: medianByLetters(body, ({ node }) => lineHeightOf(node)) ?? NORMAL_LINE,
    lineLetters: medianByLetters(copy, lettersInLine) ?? 0,
    headlineScale: largest / bodyPx,
    tinyShare: shareOfLetters(texts, ({ node }) => node.style.fontSizePx < TINY_PX - 0.05),
    capitalsShare: shareOfLetters(texts, isInCapitals),
    centeredCopyShare: shareOfLetters(
      copy,
      ({ node }) => node.style.computed?.['text-align'] === 'center' || node.isIn('center'),
    ),
    typeSizes: countUsed(texts, 0.01, ({ node }) => Math.round(node.style.fontSizePx)),
  };
}

function familyOf(node: PageNode): string {
  return (node.style.computed?.['font-family'] ?? '').split(',', 1)[0]?.trim() ?? '';
}

function lineHeightOf({ style }: PageNode): number {
  const px = Number.parseFloat(style.computed?.['line-height'] ?? '');
  return !Number.isFinite(px) || style.fontSizePx === 0 ? NORMAL_LINE : px / style.fontSizePx;
}

/** Letters in a full line of a text, by the lines that its box holds. */
function lettersInLine({ node, box, letters }: ShownText): number {
  const lines = Math.max(1, Math.round(box.height / (lineHeightOf(node) * node.style.fontSizePx)));
  return letters / lines;
}

function isInCapitals({ node, letters }: ShownText): boolean {
  if (letters < 12) return false;
  if (node.style.computed?.['text-transform'] === 'uppercase') return true;
  const { text } = node.source;
  return text === text.toUpperCase() && text !== text.toLowerCase();
}
