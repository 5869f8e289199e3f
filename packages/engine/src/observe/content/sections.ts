import type { Content, Section } from '../facts.ts';
import { levelOf } from '../headline-line.ts';
import type { PageNode } from '../page/node.ts';
import type { PageView } from '../page/view.ts';
import type { PageModel } from '../page.ts';
import { countWords } from './paragraphs.ts';

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

/** The longest stretch of words without a heading, header and footer left out. */
export function longestRun(page: PageModel): Content['longestRun'] {
  const view = page.main;
  let best: Content['longestRun'] = { words: 0, heading: null, evidence: null };
  let words = 0;
  let heading: PageNode | null = null;
  let first: PageNode | null = null;
  const close = (): void => {
    if (words > best.words)
      best = { words, heading: heading && view.text(heading), evidence: startOf(page, heading ?? first) };
    words = 0;
    first = null;
  };
  let until = 0;
  for (const node of view.nodes) {
    if (!node.visible || node.order < until) continue;
    if (levelOf(node) !== null && view.textLength(node) > 0) {
      close();
      heading = node;
      until = node.end;
    } else if (node.isText && isCopy(node)) {
      words += countWords(node.source.text);
      first ??= node;
    }
  }
  close();
  return best;
}

function isCopy(node: PageNode): boolean {
  return node.region !== 'header' && node.region !== 'footer' && node.region !== 'overlay';
}

function startOf(page: PageModel, node: PageNode | null): Content['longestRun']['evidence'] {
  return node && page.evidence(node);
}

/** Visible headings of the page in reading order. */
export function headings(view: PageView): PageNode[] {
  return view.nodes.filter((node) => node.visible && levelOf(node) !== null && view.textLength(node) > 0);
}
