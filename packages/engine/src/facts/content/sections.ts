import { hasWord } from '../../language/characters.ts';
import { countWords } from '../../language/segments.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import { levelOf } from '../headline/lines.ts';
import type { Content, Section } from '../types/content.ts';

/** The page's sections with heading, place and words. */
export function sectionFacts(page: PageModel): Section[] {
  const view = page.main;
  return view.sections.flatMap((section) => {
    const nodes = view.nodes.slice(section.start, section.end);
    const heading = nodes.find((node) => node.visible && levelOf(node) !== null && view.textLength(node) > 0);
    const first = nodes[0];
    const last = nodes.at(-1);
    if (!first || !last || !section.node.visible) return [];
    const words = countWords(view.content.slice(first.textStart, last.textEnd));
    if (words === 0 && !section.node.box) return [];
    return [
      {
        heading: heading ? view.text(heading) : null,
        box: page.perViewport(section.node, (node, there) => there.boxOf(node)),
        wordCount: words,
        evidence: page.evidence(section.node, heading ? view.text(heading) : undefined),
      },
    ];
  });
}

/** The longest stretch of words that nothing divides: a heading, a line like one, a list, a column or a gap. */
export function longestRun(page: PageModel): Content['longestRun'] {
  const view = page.main;
  const setsOff = settingOff(view);
  let best: Content['longestRun'] = { words: 0, heading: null, evidence: null };
  let words = 0;
  let heading: PageNode | null = null;
  let first: PageNode | null = null;
  let last: PageNode | null = null;
  const close = (): void => {
    const start = heading ?? first;
    if (words > best.words)
      best = { words, heading: heading && view.text(heading), evidence: start && page.evidence(start) };
    words = 0;
    first = null;
    last = null;
  };
  let until = 0;
  for (const node of view.nodes) {
    if (!node.visible || node.order < until) continue;
    const line = levelOf(node) !== null && view.textLength(node) > 0 ? node : setsOff(node);
    if (line) {
      close();
      heading = line;
      until = line.end;
    } else if (node.isText && node.isContent) {
      if (isApart(last, node)) close();
      words += countWords(node.source.text);
      first ??= node;
      last = node;
    }
  }
  close();
  return best;
}

const MAX_LINE = 80;
const LARGER = 1.15;
const BOLD = 600;
/** Of the size of the letters: more than between paragraphs. */
const GAP = 2;

/** Whether visitors see the second text in another item or column, or below a gap. */
function isApart(last: PageNode | null, { block, style: { fontSizePx } }: PageNode): boolean {
  if (!last || last.block.contains(block) || block.contains(last)) return false;
  const before = last.block;
  if (block.isIn('li', 'dd', 'td') || before.isIn('li', 'dd', 'td')) return true;
  const [from, to] = [before.box, block.box];
  if (!from || !to) return false;
  const isBeside = to.x >= from.x + from.width || from.x >= to.x + to.width;
  return isBeside || to.y - from.y - from.height > GAP * Math.max(last.style.fontSizePx, fontSizePx);
}

/** The block of a text that holds the eye: short, and bold, in capitals or larger than most of the page's text. */
function settingOff(view: PageView): (text: PageNode) => PageNode | null {
  if (!view.measured) return () => null;
  const common = commonestSize(view);
  return (text) => {
    if (!text.isText || !text.isContent) return null;
    const { fontSizePx, fontWeight, computed } = text.style;
    const isPlain = fontWeight < BOLD && computed?.['text-transform'] !== 'uppercase';
    const { block } = text;
    if (isPlain && fontSizePx < LARGER * common) return null;
    if (view.textLength(block) > MAX_LINE || !hasWord(text.source.text)) return null;
    return 2 * (text.textEnd - text.textStart) > view.textLength(block) ? block : null;
  };
}

/** The size that most letters outside headings have. */
function commonestSize(view: PageView): number {
  const letters = new Map<number, number>();
  let order = 0;
  for (let node = view.nodes[order]; node; node = view.nodes[order]) {
    order = levelOf(node) === null ? order + 1 : node.end;
    if (!node.isText || !node.visible) continue;
    const size = Math.round(node.style.fontSizePx);
    letters.set(size, (letters.get(size) ?? 0) + node.textEnd - node.textStart);
  }
  return [...letters].reduce((most, each) => (each[1] > most[1] ? each : most), [16, 0])[0];
}

/** Visible headings of the page in reading order. */
export function headings(view: PageView): PageNode[] {
  return view.nodes.filter((node) => node.visible && levelOf(node) !== null && view.textLength(node) > 0);
}
