import type { Evidence } from '@liftmark/contract/report';
import { mentions, startsWith } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import { opensQuotation } from '../../language/punctuation.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode } from '../../page/node.ts';
import { itemsOf } from '../../page/structured-data.ts';
import type { PageView } from '../../page/view.ts';
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
    if (node.order < until || !mayAsk(node, view)) continue;
    const text = view.text(node);
    if (seen.has(text) || !asks(node, text, context) || !hasAnswer(node, context)) continue;
    seen.add(text);
    evidence.push(context.evidence(node, text));
    until = node.end;
  }
  const isFaq =
    evidence.length > 1 ||
    itemsOf(context.structured, 'FAQPage').length > 0 ||
    context.headings.some((node) => mentions(view.text(node), words?.faqHeadings));
  return count(isFaq ? evidence : [], [sentences.searched.faq], words);
}

function mayAsk(node: PageNode, view: PageView): boolean {
  if (!node.visible || !node.isElement || !node.isContent) return false;
  if (view.textLength(node) > MAX_QUESTION + 20) return false;
  return MAY_ASK.has(node.tag) || node.role === 'button';
}

/** Whether it asks, and is folded, marked up or headed as a question that is answered. */
function asks(node: PageNode, text: string, context: FactContext): boolean {
  if (text.length < 6 || text.length > MAX_QUESTION || isThought(text)) return false;
  // A box of several questions asks none itself.
  if ((text.match(/[?؟？]/gu) ?? []).length > 1 && holdsAnotherBlock(node)) return false;
  if (!QUESTION.test(text))
    return (isFold(node) || beginsAsQuestion(text, context)) && isBelowFaqHeading(node, text, context);
  if (isFold(node) || hasHint(node) || isBelowFaqHeading(node, text, context)) return true;
  return isHeading(node) && (askingHeadings(context).get(kindOf(node))?.length ?? 0) >= 3;
}

function beginsAsQuestion(text: string, { words }: FactContext): boolean {
  return text.split(' ').length > 2 && startsWith(text, words?.questionWords);
}

function isBelowFaqHeading(node: PageNode, text: string, context: FactContext): boolean {
  const namesFaq = (said: string): boolean => mentions(said, context.words?.faqHeadings);
  return !namesFaq(text) && [context.sectionHeading(node), context.headingFor(node)].some(namesFaq);
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

const askingHeadings = memoize(({ headings, view }: FactContext) => {
  const asking = headings.filter((heading) => QUESTION.test(view.text(heading)));
  return Map.groupBy(asking, kindOf);
});

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

/** Place of the first child that asks; infinite where none does. */
const firstQuestionIn = memoize(({ children }: PageNode, { view }: FactContext): number => {
  const place = children.findIndex((child) => QUESTION.test(view.everyText(child)));
  return place < 0 ? Number.POSITIVE_INFINITY : place;
});

/** What a visitor may be thinking, in quotation marks, is no question that is answered here. */
function isThought(text: string): boolean {
  return opensQuotation(text) && ['"', '”', '“', '»'].includes(text.slice(-1));
}
