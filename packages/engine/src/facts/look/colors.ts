import type { Rgb } from 'culori';
import { alphaOf, contrastRatio, faded, parseColor, saturation, toHex } from '../../page/color.ts';
import { fadeOfText } from '../../page/fade.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import { type ShownText, shareOfLetters } from './texts.ts';

const BROWSER_LINK = new Set(['#0000ee', '#551a8b']);
const OVERLOOKED_LINKS = 4;
const LOUD = 0.85;
/** Below this nobody reads a text without effort, below the second it is all but invisible. */
const FAINT = 2.3;
const UNREADABLE = 1.8;
/** Fainter text sets nothing apart. */
const READABLE = 4.5;
const USED_SHARE = 0.02;

export function colorMeasures(view: PageView, texts: readonly ShownText[]) {
  const colors = new Map(texts.map(({ node }) => [node, colorOf(node)]));
  const ratios = new Map(texts.map(({ node }) => [node, ratioOf(view, node)]));
  const below = (limit: number) => shareOfLetters(texts, ({ node }) => (ratios.get(node) ?? 21) < limit);
  const letters = texts.reduce((sum, text) => sum + text.letters, 0);
  const used = new Map<string, number>();
  for (const text of texts) {
    const color = (ratios.get(text.node) ?? 21) < READABLE ? null : colors.get(text.node);
    if (color) used.set(toHex(color), (used.get(toHex(color)) ?? 0) + text.letters);
  }
  return {
    browserLinkShare: browserLinkShare(view, texts),
    loudTextShare: shareOfLetters(texts, ({ node }) => {
      const color = colors.get(node);
      return color != null && saturation(color) >= LOUD && !BROWSER_LINK.has(toHex(color));
    }),
    loudAreaShare: loudArea(view),
    textColors: [...used.values()].filter((count) => count >= USED_SHARE * letters).length,
    fills: fillsOf(view),
    unreadableShare: below(UNREADABLE),
    faintShare: below(FAINT),
  };
}

/** Share of the letters that are links no style reaches. A few below the fold are overlooked. */
function browserLinkShare(view: PageView, texts: readonly ShownText[]): number {
  const isBare = ({ node }: ShownText) => {
    const color = node.isIn('a') ? colorOf(node) : null;
    return color !== null && BROWSER_LINK.has(toHex(color));
  };
  const isBelow = ({ box }: ShownText) => box.y >= view.capture.viewport.height;
  const overlooked = texts.filter((text) => isBelow(text) && isBare(text)).length <= OVERLOOKED_LINKS;
  return shareOfLetters(texts, (text) => isBare(text) && !(overlooked && isBelow(text)));
}

function colorOf(node: PageNode): Rgb | null {
  return parseColor(node.style.computed?.color ?? '');
}

function ratioOf(view: PageView, node: PageNode): number | null {
  const color = colorOf(node);
  if (!color) return null;
  const background = view.background(node.element);
  return background && contrastRatio(faded(color, fadeOfText(node.element)), background);
}

/** Share of the page that boxes of a glaring color fill. */
function loudArea(view: PageView): number {
  const area = view.capture.page.width * view.capture.page.height;
  let loud = 0;
  for (const node of view.nodes) {
    const fill = fillOf(node);
    if (fill && saturation(fill) >= LOUD && node.box) loud += node.box.width * node.box.height;
  }
  return area === 0 ? 0 : Math.min(1, loud / area);
}

/** How many colors fill boxes of the page that are larger than a button. */
function fillsOf(view: PageView): number {
  const fills = new Set<string>();
  for (const node of view.nodes) {
    const fill = node.region === 'overlay' ? null : fillOf(node);
    if (fill && node.box && node.box.width * node.box.height >= 20_000 && setsOff(node, fill, view))
      fills.add(toHex(fill));
  }
  return fills.size;
}

/** Whether a fill differs from what the box lies on. */
function setsOff({ parent }: PageNode, fill: Rgb, view: PageView): boolean {
  const behind = parent && view.background(parent);
  return !behind || toHex(behind) !== toHex(fill);
}

function fillOf(node: PageNode): Rgb | null {
  if (!node.isElement || !node.visible) return null;
  const color = parseColor(node.style.computed?.['background-color'] ?? '');
  return color && alphaOf(color) >= 0.9 ? color : null;
}
