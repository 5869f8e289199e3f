import type { Evidence } from '@liftmark/contract/report';
import { mentions, startsWith } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import { opensQuotation } from '../../language/punctuation.ts';
import type { PageNode } from '../../page/node.ts';
import { itemsOf } from '../../page/structured-data.ts';
import { count, type FactContext, isHeading } from '../fact-context.ts';
import { text as sentences } from '../text.ts';
import type { Count } from '../types/common.ts';

/** Behind the mark may stand the sign that opens the answer. */
const QUESTION = /[?؟？]["»”)]*\s?[+＋−–▾▼⌄›]?$/u;
const HINT = pattern('faqName');
const MAX_QUESTION = 180;
const MAY_ASK = new Set('h2 h3 h4 h5 h6 summary button dt strong b p a div li span'.split(' '));

/** Questions with answers on the page: accordions, question headings with text below, definition lists. */
export function faqOf(context: FactContext): Count {
  const { view, words } = context;
  const evidence: Evidence[] = [];
  const seen = new Set<string>();
  let until = -1;
  for (const node of view.nodes) {
    if (!node.visible || !node.isElement || node.order < until || !mayAsk(node)) continue;
    if (node.region === 'header' || node.region === 'footer' || node.region === 'overlay') continue;
    if (view.textLength(node) > MAX_QUESTION + 20) continue;
    const text = view.text(node);
    if (text.length < 6 || text.length > MAX_QUESTION || isThought(text)) continue;
    const folds = isFold(node);
    const question = QUESTION.test(text);
    const begins = words !== null && text.split(' ').length > 2 && startsWith(text, words.questionWords);
    if (!folds && !question && !begins) continue;
    // A box of several questions asks none itself.
    if ((text.match(/[?؟？]/gu) ?? []).length > 1 && holdsAnotherBlock(node)) continue;
    const headed =
      words !== null &&
      (mentions(context.sectionHeading(node), words.faqHeadings) ||
        mentions(context.headingFor(node), words.faqHeadings)) &&
      !mentions(text, words.faqHeadings);
    const asks = question || (headed && begins);
    if (
      !(asks && (folds || headed || hasHint(node) || (isHeading(node) && isRepeated(node, context)))) &&
      !(folds && headed)
    )
      continue;
    if (!hasAnswer(node, context)) continue;
    if (seen.has(text)) continue;
    seen.add(text);
    evidence.push(context.evidence(node, text));
    until = node.end;
  }
  const structured = itemsOf(context.structured, 'FAQPage').length > 0;
  const kept =
    evidence.length >= 2 ||
    structured ||
    (evidence.length === 1 &&
      words !== null &&
      context.headings.some((node) => mentions(view.text(node), words.faqHeadings)))
      ? evidence
      : [];
  return count(kept, [sentences.searched.faq], words);
}

function mayAsk(node: PageNode): boolean {
  return MAY_ASK.has(node.tag) || node.role === 'button';
}

function holdsAnotherBlock(node: PageNode): boolean {
  return node.children.filter((child) => child.isElement && child.visible).length > 1;
}

function isFold(node: PageNode): boolean {
  if (node.tag === 'summary' || node.has('aria-expanded') || node.has('data-bs-toggle')) return true;
  const folds = node.children.filter((child) => child.has('aria-expanded') || child.tag === 'summary');
  return folds.length === 1;
}

function hasHint(node: PageNode): boolean {
  let step = 0;
  const hint = node.closest((at) => step++ > 6 || HINT.test(at.names));
  return hint !== null && HINT.test(hint.names);
}

const askingHeadings = new WeakMap<FactContext, Map<string, number>>();

/** Several headings of the same kind in the section ask. Counted once for the page. */
function isRepeated(node: PageNode, context: FactContext): boolean {
  let counts = askingHeadings.get(context);
  if (!counts) {
    counts = new Map();
    for (const heading of context.headings) {
      if (!QUESTION.test(context.view.text(heading))) continue;
      counts.set(kindOf(heading), (counts.get(kindOf(heading)) ?? 0) + 1);
    }
    askingHeadings.set(context, counts);
  }
  return (counts.get(kindOf(node)) ?? 0) >= 3;
}

function kindOf({ tag, section }: PageNode): string {
  return `${tag} ${section?.node.order ?? -1}`;
}

/** Words follow the question: in its box, in the next one, or folded away. The next question is no answer. */
function hasAnswer(node: PageNode, context: FactContext): boolean {
  const said = (at: PageNode): string => context.view.everyText(at);
  const question = said(node).length;
  for (let at: PageNode | null = node, step = 0; at?.parent && step < 4; at = at.parent, step++) {
    const { children } = at.parent;
    const place = children.indexOf(at);
    const next = children.slice(place + 1, place + 4);
    const other = next.findIndex((each) => QUESTION.test(said(each)));
    if (next.slice(0, other < 0 ? next.length : other).some((each) => said(each).length >= 15)) return true;
    // Beside other questions ends what can belong to this one.
    if (other >= 0 || firstQuestionIn(at.parent, context) < place) break;
    if (said(at.parent).length > question + 400) return true;
  }
  return node.attribute('aria-controls') !== '';
}

const firstQuestions = new WeakMap<PageNode, number>();

/** Place of the first child that asks; infinite where none does. Looked for once in each box. */
function firstQuestionIn(box: PageNode, { view }: FactContext): number {
  let first = firstQuestions.get(box);
  if (first === undefined) {
    const place = box.children.findIndex((child) => QUESTION.test(view.everyText(child)));
    first = place < 0 ? Number.POSITIVE_INFINITY : place;
    firstQuestions.set(box, first);
  }
  return first;
}

/** What a visitor may be thinking, in quotation marks, is no question that is answered here. */
function isThought(text: string): boolean {
  return opensQuotation(text) && ['"', '”', '“', '»'].includes(text.slice(-1));
}
