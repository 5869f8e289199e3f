import type { Rgb } from 'culori';
import { alphaOf, contrastRatio, faded, parseColor, saturation, toHex } from '../../page/color.ts';
import { fadeOfText } from '../../page/fade.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import { countUsed, type ShownText, shareOfLetters } from './texts.ts';

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
  const ratios = new Map(texts.map(({ node }) => [node, ratioOf(view, node)]));
  const below = (limit: number) => shareOfLetters(texts, ({ node }) => (ratios.get(node) ?? 21) < limit);
  return {
    browserLinkShare: browserLinkShare(view, texts),
    loudTextShare: shareOfLetters(texts, ({ node }) => {
      const color = colorOf(node);
      return color !== null && saturation(color) >= LOUD && !BROWSER_LINK.has(toHex(color));
    }),
    loudAreaShare: loudArea(view),
    textColors: countUsed(texts, USED_SHARE, ({ node }) => {
      const color = colorOf(node);
      return color && (ratios.get(node) ?? 21) >= READABLE ? toHex(color) : null;
    }),
    fills: fillsOf(view),
    unreadableShare: below(UNREADABLE),
    faintShare: below(FAINT),
  };
}

/** Share of the letters that are links no style reaches. A few below the fold are overlooked. */
function browserLinkShare(view: PageView, texts: readonly ShownText[]): number {
  const bare = texts.filter(({ node }) => {
    const color = node.isIn('a') ? colorOf(node) : null;
    return color !== null && BROWSER_LINK.has(toHex(color));
  });
  const above = bare.filter(({ box }) => box.y < view.capture.viewport.height);
  const noticed = new Set(bare.length - above.length > OVERLOOKED_LINKS ? bare : above);
  return shareOfLetters(texts, (text) => noticed.has(text));
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

/** How many colors fill boxes that are larger than a button, other than what they lie on; those of layers don't count. */
function fillsOf(view: PageView): number {
  const fills = view.nodes.flatMap((node) => {
    const { parent, box, region } = node;
    if (!parent || !box || region === 'overlay' || box.width * box.height < 20_000) return [];
    const [fill, behind] = [fillOf(node), view.background(parent)];
    return fill && (behind === null || toHex(behind) !== toHex(fill)) ? [toHex(fill)] : [];
  });
  return new Set(fills).size;
}

function fillOf(node: PageNode): Rgb | null {
  if (!node.isElement || !node.visible) return null;
  const color = parseColor(node.style.computed?.['background-color'] ?? '');
  return color && alphaOf(color) >= 0.9 ? color : null;
}
