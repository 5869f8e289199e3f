import { expect, test } from 'vitest';
import type { PageResult } from './evaluate-page.ts';
import { costOf, failureCounts, modelMeasures, statementCounts } from './measures.ts';

const problems = ['a', 'b', 'c'];
const page: PageResult = {
  isWritten: true,
  plan: [],
  builtIn: ['1', '2', '3', '4', '5', '6'],
  model: ['7', '1', '2', '3', '4', '5', '6'],
  judgments: [
    {
      ...{ page: 'p', reader: 'r', problems },
      candidates: { x: '6', y: '7', z: '1' },
      // The built-in list names the worst problem in sixth place; the model's in the first.
      matches: [['x', 'y'], ['z'], []],
    },
  ],
  parts: [{ part: 'summary', author: 'model', reason: null, kept: 3, dropped: 1 }],
  failures: [{ part: 'rewrites', reason: 'slow', message: '', advice: 'Use a faster model.' }],
  usage: { inputTokens: 2_000_000, outputTokens: 100_000 },
  writingMs: 10,
  error: null,
};

function figures(name: string): (number | undefined)[] {
  const measure = modelMeasures([page, page, page]).find((one) => one.name === name);
  return [measure?.builtIn?.value, measure?.model?.value];
}

test('counts a reader’s worst problems that one of the first texts names', () => {
  expect(figures('worst two among the first five')).toEqual([0.5, 1]);
  expect(figures('single worst among the first five')).toEqual([0, 1]);
  expect(figures('worst two anywhere')).toEqual([1, 1]);
});

test('counts statements by part, failures by reason, and the cost', () => {
  expect(statementCounts([page, page])).toEqual([{ part: 'summary', written: 2, kept: 6, dropped: 2 }]);
  expect(failureCounts([page, page])).toEqual([
    { what: 'rewrites: slow', count: 2, advice: 'Use a faster model.' },
  ]);
  expect(costOf(page, { input: 0.25, output: 2 })).toBeCloseTo(0.7);
});
