import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import { nameKey } from '../document/document.ts';
import type { Features } from '../readers/choice.ts';
import { type HeadlineCandidate, headlineCandidates } from '../readers/headline/candidates.ts';
import { headlineFeatures, type PageNames } from '../readers/headline/features.ts';
import { chooseHeadline } from '../readers/headline/headline.ts';
import type { DocumentFacts } from '../types/document.ts';
import type { Headline, Subheadline } from '../types/headline.ts';
import { largestSize, levelOf, runOf, sameSize } from './lines.ts';

export interface HeadlineFacts {
  headline: Headline | null;
  headlineNode: PageNode | null;
  subheadline: Subheadline | null;
  subheadlineNode: PageNode | null;
}

type Document = Pick<DocumentFacts, 'title' | 'siteName'>;

/** Each line that could be the headline, with the words that would then be read, and what it is judged by. */
export function headlineTexts(page: PageModel, document: Document): { text: string; features: Features }[] {
  const view = page.main;
  const names = namesOf(document);
  const candidates = headlineCandidates(view, names.siteKey);
  const features = headlineFeatures(candidates, view, names);
  return candidates.map((candidate, at) => ({
    text: view.textFrom(candidate.node, withNextLines(view, candidate, names.siteKey)) || candidate.text,
    features: features[at] ?? {},
  }));
}

/** The main line a visitor reads first, and the line that explains it. */
export function headlineFacts(page: PageModel, document: Document): HeadlineFacts {
  const view = page.main;
  const names = namesOf(document);
  const candidates = headlineCandidates(view, names.siteKey);
  const best = chooseHeadline(candidates, view, names)?.item;
  if (!best) return { headline: null, headlineNode: null, subheadline: null, subheadlineNode: null };
  const last = withNextLines(view, best, names.siteKey);
  const below = subheadlineOf(view, best, last, candidates);
  const words = view.textFrom(best.node, last);
  const text = words || best.text;
  const pictured = words === '';
  return {
    headline: {
      text,
      evidence: page.evidence(best.node, text),
      level: best.level,
      pictured,
      fontSizePx: page.perViewport(best.node, (node, there) =>
        pictured ? (there.boxOf(node)?.height ?? null) : largestSize(node, there),
      ),
      aboveFold: page.perViewport(best.node, (node, there) => there.inFirstScreen(node)),
      depth: page.depth(best.node),
      ownWords: [],
      recurringWords: [],
    },
    headlineNode: best.node,
    subheadline: below && { text: view.text(below), evidence: page.evidence(below, view.text(below)) },
    subheadlineNode: below,
  };
}

function namesOf({ title, siteName }: Document): PageNames {
  return { title, siteKey: siteName && nameKey(siteName) };
}

/** Smaller than this beside the line before, the name of the site is a line of its own. */
const MIN_NAME_SIZE = 0.6;

/**
 * The last of the siblings of the same size and tag right below the headline: one line, split over nodes. The name of the
 * site goes on with "Welcome to" in letters of its own.
 */
function withNextLines(
  view: PageView,
  { node, last, sizePx, level }: HeadlineCandidate,
  siteKey: string | null,
): PageNode {
  if (last !== node || node.tag === 'p') return last;
  let end = node;
  const siblings = node.parent?.children.filter((child) => child.visible && child.isElement) ?? [];
  let box = view.boxOf(node);
  for (const next of siblings.slice(siblings.indexOf(node) + 1, siblings.indexOf(node) + 4)) {
    const there = view.boxOf(next);
    const follows = box && there && Math.abs(there.y - box.y - box.height) < 0.5 * sizePx;
    const isName = nameKey(view.text(next)) === siteKey && largestSize(next, view) >= MIN_NAME_SIZE * sizePx;
    if (follows && isName) return next;
    if (!follows || next.tag !== node.tag || Math.abs(largestSize(next, view) - sizePx) > 1) break;
    if (!sameSize(next, view, sizePx)) break;
    if (level !== 1 && next.attribute('class') !== node.attribute('class')) break;
    end = next;
    box = there;
  }
  return end;
}

/** The first line of several words under the headline; the one above it where none stands below. */
function subheadlineOf(
  view: PageView,
  headline: HeadlineCandidate,
  lastLine: PageNode,
  candidates: HeadlineCandidate[],
): PageNode | null {
  const start = lastLine.end;
  const box = view.boxOf(lastLine);
  for (let order = start; order < Math.min(view.nodes.length, start + 200); order++) {
    const text = view.nodes[order];
    if (!text?.isText || !text.visible || text.source.text.trim() === '') continue;
    if (text.section !== headline.node.section && text.region !== headline.node.region) break;
    if (text.closest((at) => CONTROL_TAGS.has(at.tag) || at.role === 'button')) continue;
    if (BESIDE_CONTENT.has(text.region) && text.region !== headline.node.region) continue;
    const around =
      text.closest((at) => levelOf(at) !== null) ?? text.closest((at) => at.isElement && !at.style.inline);
    if (!around) continue;
    const block = around.contains(headline.node) ? runOf(text, view) : around;
    if (block.contains(headline.node) || headline.node.contains(block)) continue;
    const there = view.boxOf(block);
    if (box && there && (there.y < box.y - 4 || there.y > box.y + box.height + 220)) continue;
    if (view.measured && text.style.fontSizePx > 1.02 * headline.sizePx) break;
    const words = view.text(block).match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0;
    if (words >= 4 && words <= 80) return block;
  }
  const above = candidates.filter(
    ({ node, text }) =>
      node.end <= headline.node.order &&
      !view.subtree(node).some((inner) => inner.tag === 'a') &&
      node.section === headline.node.section &&
      text.split(/\s+/).length >= 3,
  );
  const last = above.at(-1)?.node ?? null;
  const there = last && view.boxOf(last);
  return box && there && box.y - there.y - there.height < 80 && last?.region !== 'header' ? last : null;
}

/** Where nothing explains a headline that stands elsewhere. */
const BESIDE_CONTENT = new Set(['header', 'overlay']);
const CONTROL_TAGS = new Set(['a', 'button', 'label', 'select', 'nav', 'form', 'ul', 'ol', 'blockquote']);
