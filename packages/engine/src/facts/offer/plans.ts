import { mentions } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import { type FactContext, isHeading } from '../fact-context.ts';
import type { Offer, Plan, Price } from '../types/offer.ts';
import { amountsIn } from './amounts.ts';
import { recurs } from './prices.ts';

const BY_PLAN: ReadonlySet<Price['period']> = new Set(['month', 'year']);
const PER_USER = pattern('perUser');
const AMOUNT = compose(String.raw`[\d.,]+|${alternatives('unlimitedWord')}`, 'gi');

/** Boxes side by side that each hold a name and a price (or "free", or a sales route): the plans on offer. */
export function plansOf(context: FactContext, prices: Price[]): Plan[] {
  const { view, words } = context;
  if (!words) return [];
  const nodes = prices.flatMap((price) => view.at(price.evidence.node) ?? []);
  const rows = new Map<PageNode, { cards: PageNode[]; priced: Set<PageNode> }>();
  for (const node of nodes) {
    for (let at: PageNode = node, step = 0; at.parent && step < 8; at = at.parent, step++) {
      const row = rows.get(at.parent) ?? { cards: cardsIn(at.parent, view), priced: new Set() };
      rows.set(at.parent, row);
      if (row.cards.includes(at)) row.priced.add(at);
    }
  }
  const recurring = prices.some(({ period }) => BY_PLAN.has(period));
  let plans: Plan[] = [];
  let most = 1;
  for (const { cards, priced } of rows.values()) {
    const [first] = priced;
    if (!first || priced.size <= most || priced.size * 2 < cards.length) continue;
    if (!recurring && !mentions(context.sectionHeading(first), words.offer.planHeadings)) continue;
    plans = cards.flatMap((card) => planOf(card, context) ?? []);
    most = priced.size;
  }
  // What bears the same name twice is a list of something else.
  return new Set(plans.map(({ name }) => name)).size === plans.length ? plans : [];
}

/** Two to six boxes side by side, each with lines enough to be an offer. */
function cardsIn(row: PageNode, view: PageView): PageNode[] {
  if (row.children.length > 40) return [];
  const cards = row.children.filter(
    (child) =>
      child.isElement &&
      child.visible &&
      !(child.box && child.box.width >= 0.85 * view.capture.viewport.width) &&
      view.textLength(child) >= 25 &&
      view.lines(child).length > 1,
  );
  return cards.length >= 2 && cards.length <= 6 ? cards : [];
}

const MAX_BADGE = 30;
/** Two letters at least, and no question: a sign or a sum names nothing. */
const NAME = /^(?=.*\p{L}.*\p{L}).*[^?？]$/su;

function planOf(card: PageNode, context: FactContext): Plan | null {
  const { view, words } = context;
  const heading = view
    .subtree(card)
    .find((node) => node.visible && isHeading(node) && view.textLength(node) > 1);
  if (!words) return null;
  const lines = view.lines(card);
  const isBadge = (line: string): boolean =>
    line.length < MAX_BADGE && mentions(line, words.offer.markedPlan);
  const title = heading ? view.text(heading) : '';
  const names = (line: string): boolean => NAME.test(line) && !isBadge(line) && amountsIn(line).length === 0;
  const name = NAME.test(title) ? title : lines.find(names);
  if (name === undefined || name.length > 60) return null;
  const rows = view
    .subtree(card)
    .filter((node) => node.visible && (node.tag === 'li' || node.tag === 'tr'))
    .map((node) => view.text(node))
    .filter((text) => text !== '');
  return {
    name,
    evidence: context.evidence(card, name),
    rows,
    marked: lines.some(isBadge),
    forWhom:
      lines.find((line) => line.length < 110 && line !== name && mentions(line, words.offer.forWhom)) ?? null,
  };
}

/** Whether plans can be set side by side: rows in common, or "everything in X, plus". */
export function areComparable(context: FactContext, plans: Plan[]): boolean {
  const { words, view } = context;
  if (!words || plans.length < 2) return false;
  if (
    view
      .tagged('table')
      .some((table) => table.visible && plans.every((plan) => view.text(table).includes(plan.name)))
  )
    return true;
  const builds = plans.filter((plan) => {
    const node = view.at(plan.evidence.node);
    return node !== null && mentions(view.text(node), words.offer.everythingIn);
  });
  if (builds.length >= Math.max(1, plans.length - 2)) return true;
  const counts = new Map<string, number>();
  for (const plan of plans) {
    for (const row of new Set(plan.rows.map((text) => text.replace(AMOUNT, '').trim().toLowerCase())))
      counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return [...counts.values()].filter((times) => times >= 2).length >= 2;
}

/** What recurring prices say of period, unit, yearly sum and cancellation. */
export function billingOf(context: FactContext, prices: Price[], cancellation: boolean): Offer['billing'] {
  const { words } = context;
  const recurring = prices.filter((price) => recurs(price) && !price.free && !price.struck);
  const annually = words
    ? context.blocks.filter(
        (block) => block.text.length < 200 && mentions(block.text, words.offer.billedAnnually),
      )
    : [];
  return {
    recurring: recurring.length,
    withPeriodAndUnit: recurring.filter((price) => price.unit !== null || !PER_USER.test(price.evidence.text))
      .length,
    monthlyBilledAnnually: annually.length > 0 && recurring.some((price) => price.period === 'month'),
    annualSumNamed:
      annually.some((block) => /[$€£]\s?\d|\d\s?€/.test(block.text)) ||
      recurring.some((price) => price.period === 'year'),
    cancellationStated: cancellation,
  };
}
