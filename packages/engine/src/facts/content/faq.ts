import type { Evidence } from '@liftmark/contract/report';
import { mentions, startsWith } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import { opensQuotation } from '../../language/punctuation.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import { count, type FactContext } from '../fact-context.ts';
import { text as sentences } from '../text.ts';
import type { Count } from '../types/common.ts';

/** Behind the mark may stand the sign that opens the answer. */
const QUESTION = /[?؟？]["»”)]*\s?[+＋−–▾▼⌄›]?$/u;
const HINT = pattern('faqName');
const MAX_QUESTION = 200;
const MAY_ASK = new Set('h2 h3 h4 h5 h6 summary button dt strong b p a div li span'.split(' '));

/** Questions with answers on the page: accordions, question headings with text below, definition lists. */
export function faqOf(context: FactContext): Count {
  const { view, words } = context;
  const evidence: Evidence[] = [];
  let until = -1;
  for (const node of view.nodes) {
    if (node.order < until || !mayAsk(node, view)) continue;
    const text = view.text(node);
    if (isThought(text) || !asks(node, text, context) || !hasAnswer(node, context)) continue;
    evidence.push(context.evidence(node, text));
    until = node.end;
  }
  return count(evidence.length >= MIN_QUESTIONS ? evidence : [], [sentences.searched.faq], words);
}

/** One question alone is one of many things that are said on a page. */
const MIN_QUESTIONS = 2;
const BESIDE_CONTENT: ReadonlySet<string> = new Set(['header', 'footer', 'overlay']);

function mayAsk(node: PageNode, view: PageView): boolean {
  if (!node.visible || !node.isElement || BESIDE_CONTENT.has(node.region)) return false;
  return (MAY_ASK.has(node.tag) || node.role === 'button') && view.textLength(node) <= MAX_QUESTION;
}

/** Whether it folds an answer away or asks, in a part about questions; elsewhere it takes more. */
function asks(node: PageNode, text: string, context: FactContext): boolean {
  const { questionWords = [], faqHeadings = [] } = context.words ?? {};
  const folds = isFold(node);
  const isAsked = QUESTION.test(text);
  if (!folds && !isAsked && !(text.split(' ').length > 2 && startsWith(text, questionWords))) return false;
  // A box of several questions asks none itself.
  if ((text.match(/[?؟？]/gu) ?? []).length > 1 && holdsAnotherBlock(node)) return false;
  const isHeaded = mentions(context.sectionHeading(node), faqHeadings) && !mentions(text, faqHeadings);
  return isHeaded || (isAsked && (folds || hasHint(node)));
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
