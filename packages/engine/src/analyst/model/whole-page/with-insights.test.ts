import { conversionReportSchema, type Recommendation } from '@liftmark/contract/report';
import { describe, expect, it } from 'vitest';
import { testReport } from '../../../reports/test-report.ts';
import { NO_JUDGMENTS } from './judgments.ts';
import { type Admitted, withInsights } from './with-insights.ts';

const base = testReport();
const [template] = base.recommendations;
if (!template) throw new Error('Nothing is recommended.');

/** @param priority how likely a reader names it among the two worst */
function diagnosed(id: string, priority: number, more: Partial<Recommendation> = {}): Recommendation {
  return {
    ...(template as Recommendation),
    id,
    title: id,
    place: 'first',
    question: 'offer',
    reason: `Readers name ${id}.`,
    type: 'improve',
    priority,
    checks: [`check-${id}`],
    evidence: [],
    ...more,
  };
}

function insight(id: string, priority: number): Admitted {
  const { place: _, ...rest } = diagnosed(id, priority, { suggestedBy: 'fake', checks: [], reason: null });
  return rest;
}

const reportWith = (recommendations: Recommendation[]) => ({ ...base, recommendations });
const orderOf = ({ recommendations }: ReturnType<typeof reportWith>) =>
  recommendations.map(({ id, place }) => `${id} ${place}`);

describe('insights among the five', () => {
  it('follow the model’s order of the worst, with defects still among the five', () => {
    const given = reportWith([
      diagnosed('covered', 0.6),
      diagnosed('b', 0.5),
      diagnosed('c', 0.2),
      diagnosed('d', 0.1),
      diagnosed('e', 0.1),
    ]);
    const insights = ['x', 'y', 'z'].map((id) => insight(id, 0.4));
    const worst = ['x', 'd', 'y', 'e', 'c'];
    expect(orderOf(withInsights(given, insights, { ...NO_JUDGMENTS, worst }))).toEqual([
      'x first',
      'd first',
      'y first',
      'e first',
      'covered first',
      'b also',
      'z also',
      'c also',
    ]);
  });

  it('come before what no diagnosis takes up', () => {
    const found = { ...diagnosed('legal-links', 8), question: null, place: 'also' as const };
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => diagnosed(id, 0.9));
    expect(
      orderOf(withInsights(reportWith([...five, found]), [insight('x', 0.1)], NO_JUDGMENTS)).slice(5),
    ).toEqual(['x also', 'legal-links also']);
  });

  it('are in the plan with their author, and the summary names what comes first', () => {
    const given = reportWith([diagnosed('a', 0.2), diagnosed('b', 0.1)]);
    const now = conversionReportSchema.parse(
      withInsights(given, [insight('Say who it is for', 0.4)], {
        ...NO_JUDGMENTS,
        worst: ['Say who it is for'],
      }),
    );
    expect(now.actionPlan[0]).toMatchObject({ recommendation: 'Say who it is for', suggestedBy: 'fake' });
    expect(now.actionPlan[1]).not.toHaveProperty('suggestedBy');
    expect(now.summary).toContain('say who it is for');
    for (const key of ['overall', 'scores', 'scoreLines', 'findings'] as const)
      expect(now[key]).toEqual(given[key]);
  });
});

describe('“not for this page”', () => {
  const unfit = new Map([['b', { model: 'fake', reason: 'Donors expect no price.' }]]);

  it('moves an item to the end of the list, where its reason is shown, and fills its place', () => {
    const given = reportWith([
      ...['a', 'b', 'c', 'd', 'e'].map((id) => diagnosed(id, 0.5)),
      { ...diagnosed('f', 0.3), place: 'also' },
      { ...diagnosed('legal-links', 1), question: null, place: 'housekeeping' },
    ]);
    const now = withInsights(given, [], { ...NO_JUDGMENTS, unfit });
    expect(orderOf(now)).toEqual([
      'a first',
      'c first',
      'd first',
      'e first',
      'f first',
      'b also',
      'legal-links housekeeping',
    ]);
    expect(now.recommendations[5]).toMatchObject({ reason: null, notForThisPage: unfit.get('b') });
    expect(now.actionPlan.map(({ recommendation }) => recommendation)).toEqual(['a', 'c', 'd', 'e', 'f']);
  });

  it('comes last in the plan, after small fixes', () => {
    const small = { ...diagnosed('legal-links', 1), question: null, place: 'housekeeping' as const };
    const now = withInsights(reportWith([diagnosed('b', 0.5), small]), [], { ...NO_JUDGMENTS, unfit });
    expect(now.actionPlan.map(({ recommendation }) => recommendation)).toEqual(['legal-links', 'b']);
  });
});

describe('merging', () => {
  it('keeps everything that was verified for either', () => {
    const at = (node: number) => ({
      node,
      selector: `#n${node}`,
      text: '',
      boxes: { desktop: { x: 0, y: node, width: 9, height: 9 }, mobile: null },
    });
    const given = reportWith([
      diagnosed('a', 0.5, { evidence: [at(1)], steps: ['One.'], observed: 'Seen one.', sources: ['s1'] }),
      diagnosed('b', 0.6, {
        type: 'critical',
        evidence: [at(1), at(2)],
        steps: ['One.', 'Two.'],
        observed: 'Seen two.',
        sources: ['s2'],
        ceilings: ['c'],
      }),
    ]);
    const now = withInsights(given, [], { ...NO_JUDGMENTS, merged: new Map([['b', 'a']]) });
    expect(now.recommendations).toHaveLength(1);
    expect(now.recommendations[0]).toMatchObject({
      id: 'a',
      type: 'critical',
      priority: 0.6,
      checks: ['check-a', 'check-b'],
      ceilings: ['c'],
      sources: ['s1', 's2'],
      observed: 'Seen one. Seen two.',
      steps: ['One.', 'Two.'],
    });
    expect(now.recommendations[0]?.evidence.map(({ node }) => node)).toEqual([1, 2]);
    expect(now.recommendations[0]?.description).toContain('Seen one. Seen two.');
    expect(now.recommendations[0]?.description).toContain('2. Two.');
  });
});

describe('a model’s words in place of a recommendation', () => {
  const WORDS = {
    title: 'Say where the boats are',
    observed: 'The headline names no harbor.',
    why: 'Visitors look for one nearby.',
    steps: ['Name the harbor in the headline.'],
    evidence: [],
    wordedBy: 'fake',
  };
  const inWords = (item: Recommendation) =>
    withInsights(reportWith([item]), [], { ...NO_JUDGMENTS, reworded: new Map([['a', WORDS]]) });

  it('keep all that was measured', () => {
    const item = diagnosed('a', 0.5, { observed: 'Measured.' });
    const { recommendations, actionPlan } = inWords(item);
    const { description, ...now } = recommendations[0] ?? template;
    const { description: _, ...before } = item;
    expect(now).toEqual({ ...before, ...WORDS });
    expect(description).toContain('Name the harbor in the headline.');
    expect(description).not.toContain('Measured.');
    expect(actionPlan).toMatchObject([{ recommendation: 'a', title: 'Say where the boats are' }]);
  });

  it('leave a defect its title, what was seen, how to repair it and where', () => {
    const place = { node: 1, selector: 'a', text: 'Book', boxes: { desktop: null, mobile: null } };
    const words = { ...WORDS, evidence: [{ ...place, node: 2, selector: 'h1' }] };
    const item = diagnosed('dead-action', 0.5, {
      observed: 'Measured.',
      steps: ['Link it.'],
      evidence: [place],
    });
    const reworded = new Map([['dead-action', words]]);
    const [now] = withInsights(reportWith([item]), [], { ...NO_JUDGMENTS, reworded }).recommendations;
    expect(now).toMatchObject({
      title: 'dead-action',
      observed: 'The headline names no harbor. Measured.',
      steps: ['Name the harbor in the headline.', 'Link it.'],
      wordedBy: 'fake',
    });
    expect(now?.evidence.map(({ node }) => node)).toEqual([1, 2]);
  });

  it('go with what is merged', () => {
    const given = reportWith([diagnosed('b', 0.5), diagnosed('a', 0.4)]);
    const now = withInsights(given, [], {
      ...NO_JUDGMENTS,
      merged: new Map([['a', 'b']]),
      reworded: new Map([['a', WORDS]]),
    });
    expect(now.recommendations).toMatchObject([{ id: 'b', wordedBy: 'fake' }]);
  });
});

it('leaves a report as it is where there is nothing to add', () => {
  expect(withInsights(base, [], NO_JUDGMENTS)).toBe(base);
});
