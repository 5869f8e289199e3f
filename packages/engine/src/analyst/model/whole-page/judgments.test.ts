import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DIAGNOSES } from '../../../diagnoses/registry.ts';
import { staticSnapshot } from '../../../facts/testing/snapshots.ts';
import { PageModel } from '../../../page/page-model.ts';
import { judge } from '../../../pipeline/judge.ts';
import { modelInputOf } from '../model-input.ts';
import type { Judgment } from './answer.ts';
import { isDefect, judgmentsOf, reasonsOf, worstOf } from './judgments.ts';
import { outlineOf } from './outline.ts';
import { withOutline } from './page-sources.ts';

const html = readFileSync(
  new URL('../../../../fixtures/pages/saas-vague/index.html', import.meta.url),
  'utf8',
);
const snapshot = staticSnapshot(html);
const report = judge(snapshot);
const facts = withOutline(
  { ...modelInputOf(report).sourceFacts, secrets: new Set() },
  outlineOf(new PageModel(snapshot)),
  null,
);
const weak = report.recommendations.filter((item) => !isDefect(item));
const defect = report.recommendations.find(isDefect);

const unfit = (id: string, more: Partial<Judgment> = {}): Judgment => ({
  id,
  verdict: 'not-for-this-page',
  into: null,
  reason: 'The headline says “Welcome”, which suits visitors of this page.',
  quotes: ['Welcome'],
  ...more,
});
const judged = (...given: Judgment[]) => judgmentsOf(given, report, facts, 'fake', null);

describe('“not for this page”', () => {
  it('is believed with a reason and words of the page that show it', () => {
    const [item] = weak;
    const { judgments, results } = judged(unfit(item?.id ?? ''));
    expect(results).toEqual([{ text: expect.any(String) }]);
    expect(judgments.unfit.get(item?.id ?? '')).toEqual({
      model: 'fake',
      reason: expect.stringContaining('Welcome'),
    });
  });

  it.each<[string, Partial<Judgment>]>([
    ['without words of the page', { quotes: [] }],
    ['with words that aren’t there', { quotes: ['Donate today'] }],
    ['with a figure that nobody measured', { reason: 'The headline “Welcome” convinces 80% of visitors.' }],
    ['about something that isn’t recommended', { id: 'no-such-advice' }],
  ])('is not believed %s', (_, changes) => {
    const { judgments, results } = judged(unfit(weak[0]?.id ?? '', changes));
    expect(judgments.unfit.size).toBe(0);
    expect(results).toEqual([{ flaw: expect.any(String) }]);
  });

  it('may say what the page has already where an editor has read it', () => {
    const said = unfit(weak[0]?.id ?? '', { reason: 'The headline “Welcome” already names the business.' });
    expect(judged(said).judgments.unfit.size).toBe(0);
    const read = (...ids: string[]) =>
      judgmentsOf([said], report, facts, 'fake', { read: new Set(ids), leftOut: new Set() }).judgments.unfit;
    expect([...read(said.id).values()]).toEqual([{ model: 'fake', reason: said.reason }]);
    expect(read().size).toBe(0);
  });

  it('goes to an editor once, with words of the page that show it, whatever their case', () => {
    const said = unfit(weak[0]?.id ?? '', { quotes: ['welcome'] });
    const reasons = reasonsOf([said, said, unfit(weak[1]?.id ?? '', { reason: '' })], report, facts);
    expect(reasons).toEqual([
      { id: said.id, advice: weak[0]?.title, reason: said.reason, places: expect.any(Array) },
    ]);
    expect(reasons[0]?.places.length).toBeGreaterThan(0);
  });

  it('is not believed where an editor leaves it out', () => {
    const said = unfit(weak[0]?.id ?? '');
    const { judgments, results } = judgmentsOf([said], report, facts, 'fake', {
      read: new Set([said.id]),
      leftOut: new Set([said.id]),
    });
    expect(judgments.unfit.size).toBe(0);
    expect(results).toEqual([{ flaw: 'not-said' }]);
  });

  it('never moves what was measured as certain', () => {
    if (!defect) throw new Error('The page has no defect.');
    expect(judged(unfit(defect.id)).judgments.unfit.size).toBe(0);
  });
});

describe('merging', () => {
  const two = (): [string, string] => {
    const [one, other] = weak.filter(({ question }) => question != null);
    return [one?.id ?? '', other?.id ?? ''];
  };

  it('needs one place or one question', () => {
    const same = weak.filter(({ question }) => question != null && question === weak[0]?.question);
    const merges = judged(
      ...weak
        .slice(1)
        .map((item): Judgment => ({ ...unfit(item.id), verdict: 'merge', into: weak[0]?.id ?? '' })),
    ).judgments.merged;
    for (const [from, into] of merges) expect([from, into]).not.toContain(undefined);
    for (const item of same.slice(1)) expect(merges.get(item.id)).toBe(weak[0]?.id);
  });

  it('joins two defects only where they are at one place', () => {
    const merge = (id: string, into: string): Judgment => ({ ...unfit(id), verdict: 'merge', into });
    const merged = (id: string, into: string) => judged(merge(id, into)).judgments.merged.get(id);
    expect(merged('template-remnants', 'broken-content')).toBe('broken-content');
    expect(merged('broken-content', 'template-remnants')).toBeUndefined();
    expect(merged('dead-action', 'broken-content')).toBeUndefined();
  });

  it('never takes away a defect for what is none', () => {
    if (!defect) throw new Error('The page has no defect.');
    const [one] = two();
    const { merged } = judged({ ...unfit(defect.id), verdict: 'merge', into: one }).judgments;
    expect(merged.has(defect.id)).toBe(false);
  });

  it('never loses what something else goes into', () => {
    const same = weak.filter(({ question }) => question != null && question === weak[0]?.question);
    const [a, b, c] = report.recommendations.filter((item) => same.includes(item)).map(({ id }) => id);
    const merge = (id = '', into: string | undefined): Judgment => ({
      ...unfit(id),
      verdict: 'merge',
      into: into ?? null,
    });
    const { merged } = judged(merge(c, b), merge(a, b)).judgments;
    expect(merged.size).toBeGreaterThan(0);
    for (const into of merged.values()) expect(merged.has(into)).toBe(false);
  });

  it('is refused into itself, into nothing and in circles', () => {
    const [one, other] = two();
    const merge = (id: string, into: string | null): Judgment => ({ ...unfit(id), verdict: 'merge', into });
    expect(judged(merge(one, one)).judgments.merged.size).toBe(0);
    expect(judged(merge(one, null), merge(one, 'no-such-advice')).judgments.merged.size).toBe(0);
    expect(judged(merge(one, other), merge(other, one)).judgments.merged.size).toBeLessThan(2);
  });
});

it('knows of each diagnosis whether it is measured beyond doubt', () => {
  const defects = DIAGNOSES.filter(({ nature }) => nature === 'defect').map(({ id }) => id);
  expect(defects).toEqual(
    expect.arrayContaining(['covered', 'dead-action', 'expired', 'contradictions', 'broken-content']),
  );
  expect(defects).not.toEqual(expect.arrayContaining(['no-price']));
  expect(defects).not.toEqual(expect.arrayContaining(['vague-headline']));
});

describe('the worst problems', () => {
  const [first, second, third] = report.recommendations.map(({ id }) => id);
  const none = { unfit: new Map(), merged: new Map() };

  it('are the recommendations and insights that the model names, each once', () => {
    const named = ['insight-a', `${second}`, `${first}`, `${second}`];
    expect(worstOf(named, none)).toEqual(['insight-a', second, first]);
  });

  it('leave out what was dropped or doesn’t fit, and follow what was merged', () => {
    const judged = {
      unfit: new Map([[`${first}`, { model: 'fake', reason: 'No.' }]]),
      merged: new Map([[`${second}`, `${third}`]]),
    };
    expect(worstOf([null, `${first}`, `${second}`], judged)).toEqual([third]);
  });
});
