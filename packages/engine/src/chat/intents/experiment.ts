import type { QuestionResponse } from '@liftmark/contract/chat';
import type { Recommendation } from '@liftmark/contract/report';
import type { AnyReport } from '@liftmark/contract/report-view';
import { titleWithAuthor } from '@liftmark/contract/suggestion-words';
import type { TestElement } from '@liftmark/presentation/tools/ab-test-inputs';
import { soundSample } from '@liftmark/presentation/tools/ab-test-planner';
import { figure, list, lowerFirst, quote } from '../../checks/shared/phrasing.ts';
import { pattern } from '../../language/patterns.ts';
import { citedBy, composeAnswer, plain, type Statement } from '../citations.ts';
import { text } from './experiment.text.ts';
import { type Asked, followedBy, type Intent, isShort } from './intent.ts';
import { type Traffic, trafficIn } from './traffic.ts';

const ASKS = pattern('asksForExperiment');
const BIGGER = pattern('biggerEffect');
const USUAL_EFFECT = 20;
const BIG_EFFECT = 40;
const OTHER_EFFECTS = [10, 30, 50];
/** Visitors a month of small, usual and busy pages, and how many of them convert. */
const EXAMPLES = [
  { visitors: 1_000, rate: 2 },
  { visitors: 5_000, rate: 2 },
  { visitors: 20_000, rate: 2 },
  { visitors: 20_000, rate: 5 },
  { visitors: 100_000, rate: 3 },
];
const MONTH_WEEKS = 52 / 12;
/** A longer test measures the season and the deleted cookies. */
const MAX_WEEKS = 8;
const MAX_FIXES = 3;

/** What to test first, and how long a test takes with the reader's traffic. */
export const experimentIntent: Intent = {
  name: 'experiment',
  asks: ({ question, before }) => {
    const { visitorsPerWeek, rate, effect } = trafficIn(question);
    const hasFigures = visitorsPerWeek !== null || rate !== null || effect !== null;
    if (ASKS.test(question) || (visitorsPerWeek !== null && rate !== null)) return true;
    return before?.name === 'experiment' && isShort(question) && (hasFigures || BIGGER.test(question));
  },
  answer: (asked) => {
    const traffic = trafficOf(asked);
    const isNew = !(asked.before?.name === 'experiment' && hasFigures(trafficIn(asked.question)));
    return isNew ? whole(asked.report, traffic) : again(traffic);
  },
};

function hasFigures({ visitorsPerWeek, rate, effect }: Traffic): boolean {
  return visitorsPerWeek !== null || rate !== null || effect !== null;
}

/** The figures of the question, and of earlier ones where it leaves some out. */
function trafficOf({ question, history }: Asked): Traffic {
  const said = [...history.filter(({ type }) => type === 'user').map(({ content }) => content), question];
  return said.map(trafficIn).reduce(
    (known, now) => ({
      visitorsPerWeek: now.visitorsPerWeek ?? known.visitorsPerWeek,
      rate: now.rate ?? known.rate,
      effect: now.effect ?? known.effect,
    }),
    { visitorsPerWeek: null, rate: null, effect: BIGGER.test(question) ? BIG_EFFECT : null },
  );
}

function whole(report: AnyReport, traffic: Traffic): QuestionResponse {
  const items = report.kind === 'conversion' ? report.recommendations : [];
  const tested = items.flatMap((item) => {
    const element = elementOf(item);
    return element === null ? [] : [{ item, element }];
  })[0];
  const statements: Statement[] = [
    ...(tested === undefined ? [] : [testOf(tested.item, tested.element, report)]),
    { title: text.duration, text: durationOf(traffic), citation: null },
  ];
  const fixes = items
    .filter((item) => item.place === 'first' && elementOf(item) === null)
    .slice(0, MAX_FIXES);
  const titles = fixes.map(titleWithAuthor).join('; ');
  const comesFirst = fixes.length > 0 && items[0] === fixes[0];
  const lead = tested === undefined ? text.leadNone : comesFirst ? text.leadThen : text.lead;
  return followedBy(composeAnswer(comesFirst ? text.fixesFirst({ titles, lead }) : lead, statements), [
    ...(isKnown(traffic) ? [] : [examples(traffic), text.ask]),
    fixes.length === 0 || comesFirst ? null : text.fixes({ titles }),
  ]);
}

function again(traffic: Traffic): QuestionResponse {
  const answer = composeAnswer(null, [{ title: text.duration, text: durationOf(traffic), citation: null }]);
  return followedBy(answer, isKnown(traffic) ? [] : [examples(traffic), text.ask]);
}

function isKnown({ visitorsPerWeek, rate }: Traffic): boolean {
  return visitorsPerWeek !== null && rate !== null;
}

function testOf(item: Recommendation, element: TestElement, report: AnyReport): Statement {
  const { title, copyExamples, observed } = item;
  const rewritten = report.kind === 'conversion' ? rewriteFor(element, report) : null;
  const example = copyExamples.find(({ before, after }) => before !== null && !after.includes('['));
  const current = rewritten?.current ?? example?.before ?? null;
  const variant = rewritten?.variant ?? example?.after ?? null;
  const variants =
    current === null || variant === null
      ? text.idea({ step: lowerFirst(item.steps[0] ?? item.title) })
      : text.variants({ current: quote(current), variant: quote(variant) });
  return {
    title: text.first({ element: text.elements[element] }),
    text: `${observed} ${variants}`,
    citation: { check: citedBy(item), title: plain(title) },
  };
}

function rewriteFor(
  element: TestElement,
  { rewrites = [] }: Extract<AnyReport, { kind: 'conversion' }>,
): { current: string | null; variant: string } | null {
  const part = element === 'headline' ? 'headline' : element === 'cta-button' ? 'action' : null;
  const found = rewrites.find((each) => each.part === part);
  const whole = found?.candidates.find(({ text: said }) => !said.includes('['));
  return found && whole ? { current: found.current, variant: whole.text } : null;
}

/** How long a test takes, and whether that is worth it; what is missing where figures are. */
function durationOf({ visitorsPerWeek, rate, effect }: Traffic): string {
  const sought = effect ?? USUAL_EFFECT;
  if (visitorsPerWeek === null && rate === null) return text.examples({ effect: sought });
  const visitors = amountWords((visitorsPerWeek ?? 0) * MONTH_WEEKS);
  if (rate === null) return text.askRate({ visitors });
  if (visitorsPerWeek === null) return text.askVisitors({ rate });
  const { total, weeks } = soundSample(rate, visitorsPerWeek, sought);
  if (total === null || weeks === null) return text.impossible({ rate: rounded(rate) });
  const needed = text.needs({
    visitors,
    rate: rounded(rate),
    effect: sought,
    total: amountWords(total),
    time: timeWords(weeks),
  });
  return [
    needed,
    weeks > MAX_WEEKS ? text.tooLong : text.fine,
    otherEffects(rate, visitorsPerWeek, sought),
  ].join(' ');
}

function otherEffects(rate: number, visitorsPerWeek: number, sought: number): string {
  const line = OTHER_EFFECTS.filter((effect) => effect !== sought).flatMap((effect) => {
    const { weeks } = soundSample(rate, visitorsPerWeek, effect);
    return weeks === null ? [] : [text.effect({ effect, time: timeWords(weeks) })];
  });
  return line.length === 0 ? '' : text.effects({ line: list(line) });
}

function examples({ visitorsPerWeek, rate, effect }: Traffic): string {
  const sought = effect ?? USUAL_EFFECT;
  const known = visitorsPerWeek === null ? null : visitorsPerWeek * MONTH_WEEKS;
  const rows =
    known === null
      ? EXAMPLES.map((example) => ({ ...example, rate: rate ?? example.rate }))
      : [1, 2, 3, 5, 10].map((each) => ({ visitors: known, rate: each }));
  const lines = rows.flatMap(({ visitors, rate: each }) => {
    const { weeks } = soundSample(each, visitors / MONTH_WEEKS, sought);
    return weeks === null
      ? []
      : [text.example({ visitors: amountWords(visitors), rate: each, time: timeWords(weeks) })];
  });
  return [...new Set(lines)].join('\n');
}

function timeWords(weeks: number): string {
  if (weeks <= 9) return text.weeks({ weeks });
  const months = Math.round(weeks / MONTH_WEEKS);
  return months <= 12 ? text.months({ months }) : text.years({ years: Math.floor(weeks / 52) });
}

function amountWords(count: number): string {
  return figure(Math.round(count));
}

function rounded(rate: number): number {
  return Number(rate.toFixed(2));
}

/** What a recommendation changes that visitors may like better or worse; null for what is simply broken. */
function elementOf({ id, checks, type }: Recommendation): TestElement | null {
  if (type === 'critical') return null;
  const element = ELEMENTS.find(({ ids }) => ids.includes(id) || checks.some((check) => ids.includes(check)));
  return element?.element ?? null;
}

/** Diagnoses and checks by the part of the page that a test would vary. */
const ELEMENTS: readonly { element: TestElement; ids: readonly string[] }[] = [
  {
    element: 'headline',
    ids: [
      'vague-headline',
      'hidden-message',
      'weak-benefits',
      'main-headline',
      'headline-specificity',
      'first-screen-explanation',
      'hype-words',
    ],
  },
  {
    element: 'cta-button',
    ids: [
      'vague-action-label',
      'weak-action-look',
      'late-action',
      'competing-actions',
      'primary-action-label',
      'action-position',
      'action-contrast',
    ],
  },
  { element: 'form-design', ids: ['demanding-form', 'form-length'] },
  {
    element: 'social-proof',
    ids: [
      'no-proof',
      'weak-proof',
      'customer-proof',
      'proof-position',
      'customer-logos',
      'rating-placement',
      'review-count',
    ],
  },
  {
    element: 'pricing',
    ids: ['no-price', 'unclear-price', 'price-visibility', 'plan-comparison', 'trial-length'],
  },
  { element: 'images', ids: ['no-picture', 'weak-pictures', 'product-images', 'product-video'] },
  {
    element: 'page-layout',
    ids: [
      'too-much-text',
      'thin-content',
      'hard-to-find',
      'empty-space',
      'visual-order',
      'content-depth',
      'exit-links',
    ],
  },
];
