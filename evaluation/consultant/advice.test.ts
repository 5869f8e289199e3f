import { expect, test } from 'vitest';
import {
  type AdviceJudgment,
  type AdviceOfDiagnosis,
  adviceResults,
  judgmentsIn,
  oftenFalse,
  readAdvice,
} from './advice.ts';
import { readRecommended } from './recommended.ts';

const judgment = (page: string, given: Partial<AdviceJudgment> = {}): AdviceJudgment => ({
  ...{ page, recommendation: 'no-price', reader: 'owner', use: 'useful' },
  ...given,
});
const recommends = (...pages: string[]) =>
  Object.fromEntries(pages.map((page) => [page, [{ id: 'no-price', place: 'first' as const }]]));
const resultsOf = (judgments: AdviceJudgment[], pages: string[] = ['a', 'b', 'c']) =>
  adviceResults([{ name: 'by lot', judgments }], recommends(...pages));

test('gives the shares of each reader, those of truth among the judgments that have one', () => {
  const { measures } = resultsOf([
    judgment('a', { holds: 'true' }),
    judgment('b', { use: 'silly', holds: 'false' }),
    judgment('c', { holds: 'true' }),
    judgment('c', { use: 'minor' }),
    judgment('c', { reader: 'strict' }),
  ]);
  expect(measures.map(({ reader, pages, judgments }) => [reader, pages, judgments])).toEqual([
    ['owner', 3, 4],
    ['owner', 3, 4],
    ['strict', 1, 1],
    ['strict', 1, 1],
  ]);
  const { useful, silly, false: wrong } = measures[0]?.shares ?? {};
  expect([useful?.value, silly?.value]).toEqual([0.5, 0.25]);
  expect(wrong?.value).toBeCloseTo(1 / 3);
  expect(wrong?.low).toBeLessThan(wrong?.high ?? 0);
});

test('tells apart what was said before the rules were changed, what after it, and what is still first', () => {
  const judgments = [
    judgment('a', { said: 'both' }),
    judgment('b', { said: 'before', use: 'silly' }),
    judgment('c', { said: 'after' }),
  ];
  const { measures } = resultsOf(judgments, ['a', 'b']);
  expect(measures.map(({ said, judgments }) => [said, judgments])).toEqual([
    ['before', 2],
    ['after', 2],
    ['now', 1],
  ]);
});

test('leaves out by diagnosis what the reports say no more', () => {
  const judgments = ['a', 'b'].map((page) => judgment(page, { holds: 'false', use: 'silly' }));
  const { diagnoses } = resultsOf([...judgments, judgment('c', { said: 'before' })], ['a', 'c']);
  expect(diagnoses).toEqual([
    { diagnosis: 'no-price', judgments: 1, useful: 0, silly: 1, asked: 1, false: 1 },
  ]);
});

test('names the diagnoses that are false more than one time in ten', () => {
  const given = (asked: number, wrong: number): AdviceOfDiagnosis => ({
    ...{ diagnosis: 'no-price', judgments: 90, useful: 0, silly: 0 },
    ...{ asked, false: wrong },
  });
  expect(oftenFalse([given(20, 3)])).toEqual(['no-price: false in 3 of 20']);
  expect(oftenFalse([given(20, 2), given(19, 19)])).toEqual([]);
});

test('refuses a line that is no judgment', () => {
  const line = (use: string) => JSON.stringify({ page: 'a', recommendation: 'faq', reader: 'owner', use });
  expect(judgmentsIn(`${line('minor')}\n`, 'advice.jsonl')).toHaveLength(1);
  expect(() => judgmentsIn(`${line('minor')}\n${line('fine')}\n`, 'advice.jsonl')).toThrow(
    'advice.jsonl, line 2',
  );
});

test('no diagnosis is false more than one time in ten: see `npm run consultant`', () => {
  const { measures, diagnoses } = adviceResults(readAdvice(), readRecommended());
  expect(measures.length).toBeGreaterThan(0);
  expect(diagnoses.filter(({ asked }) => asked >= 20).length).toBeGreaterThan(5);
  expect(oftenFalse(diagnoses)).toEqual([]);
});
