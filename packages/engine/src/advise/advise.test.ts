import { expect, it } from 'vitest';
import type { OnCheckError } from '../checks/check-error.ts';
import { evidence, pageFacts } from '../checks/testing/test-facts.ts';
import type { Diagnosed } from '../diagnoses/diagnose.ts';
import { noAction } from '../diagnoses/no-action/rule.ts';
import { adviceFor } from '../findings/advised.ts';
import type { Judged } from '../findings/judged.ts';
import { judgedCheck } from '../findings/testing/judged-check.ts';
import { actionPlanOf } from './action-plan.ts';
import { planChanges, recommendationOf } from './advise.ts';

const facts = pageFacts();

/** Advice on findings that no diagnosis takes up. */
function planned(judged: readonly Judged[], onError?: OnCheckError, of = facts) {
  const score = { ceilings: [], checks: judged };
  return planChanges({ facts: of, advised: adviceFor(judged, of, onError), diagnosed: [], score });
}

function titlesOf(judged: readonly Judged[]): string[] {
  return planned(judged).map(({ id }) => id);
}

it('puts the most serious type first, and within it the highest priority', () => {
  const order = titlesOf([
    judgedCheck({ id: 'quick', badly: 'other', weight: 10 }),
    judgedCheck({ id: 'light', weight: 3 }),
    judgedCheck({ id: 'heavy', weight: 8 }),
    judgedCheck({ id: 'slow', weight: 8, effort: 'days' }),
    judgedCheck({ id: 'grave', badly: 'critical', certain: true, weight: 1 }),
    judgedCheck({ id: 'mild', score: 0.5, weight: 10 }),
    judgedCheck({ id: 'fine', score: 0.8, weight: 10 }),
  ]);
  expect(order).toEqual(['grave', 'heavy', 'slow', 'light', 'mild', 'quick']);
});

it('breaks ties by weight, then by the order of the rubric', () => {
  const order = titlesOf([
    judgedCheck({ id: 'first', weight: 4, score: 0 }),
    judgedCheck({ id: 'second', weight: 4, score: 0 }),
    judgedCheck({ id: 'heavier', weight: 5, score: 0, effort: 'hours' }),
  ]);
  expect(order).toEqual(['heavier', 'first', 'second']);
});

it('joins findings about one node with one remedy: priorities add up, the most serious type wins', () => {
  const plan = planned([
    judgedCheck({ id: 'mild', node: 7, remedy: 'headline', score: 0.5, weight: 4 }),
    judgedCheck({ id: 'bad', node: 7, remedy: 'headline', score: 0, weight: 3 }),
    judgedCheck({ id: 'elsewhere', node: 8, remedy: 'headline', weight: 1 }),
    judgedCheck({ id: 'otherwise', node: 7, remedy: 'contrast', weight: 1 }),
  ]);
  expect(plan.map(({ checks }) => checks)).toEqual([['bad', 'mild'], ['elsewhere'], ['otherwise']]);
  expect(plan[0]).toMatchObject({ type: 'improve', priority: 5 });
});

it('tells once what several findings ask for alike', () => {
  const same = { node: 7, remedy: 'limit', advice: { steps: ['State the end.'] } };
  const [change] = planned([
    judgedCheck({ ...same, id: 'bad', score: 0 }),
    judgedCheck({ ...same, id: 'mild', score: 0.5 }),
  ]);
  expect(change && recommendationOf(change, {})).toMatchObject({
    checks: ['bad', 'mild'],
    observed: 'Seen by bad.',
    steps: ['State the end.'],
  });
});

it('never lets the first two be about one node', () => {
  const order = titlesOf([
    judgedCheck({ id: 'a', node: 7, weight: 9 }),
    judgedCheck({ id: 'b', node: 7, weight: 8 }),
    judgedCheck({ id: 'c', node: 9, weight: 2 }),
  ]);
  expect(order).toEqual(['a', 'c', 'b']);
});

it('writes out twelve at most and plans five with their priorities', () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    judgedCheck({ id: `check-${index}`, weight: 20 - index }),
  );
  const recommendations = planned(many).map((change) => recommendationOf(change, {}));
  expect(recommendations).toHaveLength(12);
  expect(
    actionPlanOf(recommendations).map(({ priority, recommendation }) => [priority, recommendation]),
  ).toEqual([
    ['High', 'check-0'],
    ['High', 'check-1'],
    ['High', 'check-2'],
    ['High', 'check-3'],
    ['High', 'check-4'],
  ]);
});

it('is silent about what costs least, not about what comes last', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    judgedCheck({ id: `check-${index}`, weight: 5, points: 1 }),
  );
  const costly = judgedCheck({ id: 'costly', weight: 6, effort: 'days', points: 5 });
  expect(titlesOf([...many, costly])).toHaveLength(12);
  expect(titlesOf([...many, costly]).at(-1)).toBe('costly');
});

it('keeps the report when a check fails at its own advice', () => {
  const broken = judgedCheck({ id: 'broken' });
  broken.check = {
    ...broken.check,
    recommend: () => {
      throw new Error('no advice');
    },
  };
  expect(titlesOf([broken, judgedCheck({ id: 'sound' })])).toEqual(['sound']);
});

it('writes the sections of a description with markers and bold titles', () => {
  const [change] = planned([
    judgedCheck({
      advice: {
        copyExamples: [{ before: 'Submit', after: 'Get your quote' }],
        design: ['At least 44 px high.'],
      },
    }),
  ]);
  const written = change && recommendationOf(change, {});
  expect(written?.description.split('\n').filter((line) => line.includes('**'))).toEqual([
    '👀 **What we saw**',
    '💡 **Why it matters**',
    '🛠️ **Implementation steps**',
    '✍️ **Copy examples**',
    '🎨 **Design guidelines**',
    '📈 **Expected impact**',
    '⏱️ **Implementation time**',
  ]);
  expect(written?.description).toContain('- Now: “Submit”\n- Better: “Get your quote”');
});

it('takes bold markup and line breaks out of page text, so that it cannot open a section', () => {
  const [change] = planned([judgedCheck({ observed: 'Says “a**\n\n📈 **Expected impact**\n+900%”.' })]);
  const lines = (change ? recommendationOf(change, {}).description : '').split('\n');
  expect(lines.filter((line) => line === '📈 **Expected impact**')).toHaveLength(1);
  expect(lines).toContain('Says “a 📈 Expected impact +900%”.');
});

it('puts the rewrites of the analyst before the examples of the check, each text once', () => {
  const [change] = planned([
    judgedCheck({ id: 'main-headline', advice: { copyExamples: [{ before: null, after: 'Own' }] } }),
  ]);
  const rewrites = {
    'main-headline': [
      { before: 'Now', after: 'Better' },
      { before: 'Now', after: 'Own' },
    ],
  };
  expect(change && recommendationOf(change, rewrites).copyExamples).toEqual([
    { before: 'Now', after: 'Better' },
    { before: 'Now', after: 'Own' },
  ]);
});

it('names no figure for the impact but the one of its class', () => {
  const [change] = planned([judgedCheck()]);
  const impact = change && recommendationOf(change, {}).impact;
  expect(impact?.sources.length).toBeGreaterThan(0);
  expect(impact?.high).toBeLessThanOrEqual(10);
});

it('tells once what two joined findings rest on', () => {
  const seen = 'It stood at zero in every visit.';
  const [change] = planned([
    judgedCheck({
      id: 'reason',
      node: 1,
      observed: `“00:00” does not hold. ${seen}`,
      advice: { remedy: 'same' },
    }),
    judgedCheck({
      id: 'end',
      node: 1,
      observed: `“00:00” has no real end. ${seen}`,
      advice: { remedy: 'same' },
    }),
  ]);
  expect(change && recommendationOf(change, {}).observed.split(seen)).toHaveLength(2);
});

it('goes on without the advice of a check that fails at it, and tells of that', () => {
  const bad = judgedCheck({ id: 'bad' });
  bad.check = {
    ...bad.check,
    recommend: () => {
      throw new Error('no such button');
    },
  };
  const failed: string[] = [];
  const plan = planned([bad, judgedCheck({ id: 'good' })], ({ check, error }) =>
    failed.push(`${check}: ${error.message}`),
  );
  expect(plan.map(({ id }) => id)).toEqual(['good']);
  expect(failed).toEqual(['bad: no such button']);
});

it('begins with no trifle, however heavy its check', () => {
  const order = titlesOf([
    judgedCheck({ id: 'trifle', weight: 10, advice: { slight: true } }),
    judgedCheck({ id: 'mild', score: 0.5, weight: 1 }),
  ]);
  expect(order).toEqual(['mild', 'trifle']);
});

it('gives no words to paste where it has none in the language of the page', () => {
  const advice = { copyExamples: [{ before: null, after: 'Get your quote' }] };
  const examples = (language: string | null) =>
    planned([judgedCheck({ id: 'bad', score: 0, advice })], undefined, pageFacts({ language })).map(
      ({ copyExamples }) => copyExamples,
    );
  expect(examples('en')).toEqual([advice.copyExamples]);
  expect(examples('sk')).toEqual([[]]);
});

const made = (id: string, slight: boolean): Diagnosed => ({
  diagnosis: { ...noAction, id },
  problem: {
    severity: 2,
    confidence: 1,
    title: id,
    observed: id,
    evidence: [],
    steps: [],
    slight,
  },
  checks: [],
  ceilings: [],
  likelihood: 0.5,
  reason: null,
});

it('shows a problem of the whole page at the headline, else at the first text', () => {
  const places = (of: typeof facts) =>
    planChanges({ facts: of, advised: [], diagnosed: [made('bare', false)] })[0]?.evidence;
  expect(places(facts)).toEqual([facts.headline?.evidence]);
  const line = evidence('Rent boats');
  const paragraph = { text: 'Rent boats', words: 2, fontSizePx: 16, role: 'copy' as const };
  const paragraphs = [{ ...paragraph, depth: { desktop: 0, mobile: 0 }, evidence: line }];
  const headless = { ...facts, headline: null, primaryAction: null };
  expect(places({ ...headless, content: { ...facts.content, paragraphs } })).toEqual([line]);
  expect(places({ ...headless, content: { ...facts.content, paragraphs: [], sections: [] } })).toEqual([]);
});

it('places what is minor after all other diagnoses, and among the first only where these are few', () => {
  const plain = ['a', 'b', 'c', 'd'].map((id) => made(id, false));
  const placesOf = (diagnosed: Diagnosed[]) =>
    planChanges({ facts, advised: [], diagnosed }).map(({ id, place }) => [id, place]);
  expect(placesOf([...plain, made('minor', true)]).at(-1)).toEqual(['minor', 'also']);
  expect(placesOf([...plain.slice(0, 2), made('minor', true), made('other', true)]).slice(2)).toEqual([
    ['minor', 'first'],
    ['other', 'also'],
  ]);
});

it('never places an aside among the first', () => {
  const aside = { ...made('aside', false), problem: { ...made('aside', false).problem, aside: true } };
  const minor = ['a', 'b'].map((id) => made(id, true));
  const plan = planChanges({ facts, advised: [], diagnosed: [made('only', false), aside, ...minor] });
  expect(plan.map(({ id, place }) => `${id} ${place}`)).toEqual([
    'only first',
    'a first',
    'b first',
    'aside also',
  ]);
});
