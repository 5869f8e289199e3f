import { expect, test } from 'vitest';
import { type CvrInputs, cvrRequestOf, liveLift } from './cvr-form.ts';

const EMPTY: CvrInputs = {
  preOptimizationCvr: '',
  preVisitors: '',
  preConversions: '',
  isOptimized: false,
  postOptimizationCvr: '',
  postVisitors: '',
  postConversions: '',
};

test('empty boxes are left out', () => {
  expect(cvrRequestOf({ ...EMPTY, preOptimizationCvr: '2.5' }, EMPTY)).toEqual({
    request: { preOptimizationCvr: 2.5 },
  });
});

test('emptied boxes are taken away', () => {
  const before = { ...EMPTY, preOptimizationCvr: '2.5' };
  expect(cvrRequestOf(EMPTY, before)).toEqual({ request: { preOptimizationCvr: null } });
});

test('counts stand in for the rate', () => {
  const inputs = { ...EMPTY, preOptimizationCvr: '9', preVisitors: '200', preConversions: '4' };
  expect(cvrRequestOf(inputs, EMPTY)).toEqual({ request: { preVisitors: 200, preConversions: 4 } });
});

test('the time after counts only once the page is optimized', () => {
  const inputs = { ...EMPTY, preOptimizationCvr: '2', postOptimizationCvr: '3' };
  expect(cvrRequestOf(inputs, EMPTY)).toEqual({ request: { preOptimizationCvr: 2 } });
  expect(liveLift(inputs)).toBeNull();
  expect(cvrRequestOf({ ...inputs, isOptimized: true }, EMPTY)).toEqual({
    request: { preOptimizationCvr: 2, postOptimizationCvr: 3, isOptimized: true },
  });
  expect(liveLift({ ...inputs, isOptimized: true })).toEqual({ lift: 50, measured: null });
});

test.each([
  [{ preOptimizationCvr: '101' }, { preOptimizationCvr: 'A number from 0 to 100' }],
  [{ preVisitors: '10' }, { preConversions: 'Give visitors and conversions together' }],
  [
    { preVisitors: '10', preConversions: '11' },
    { preConversions: 'There can’t be more conversions than visitors' },
  ],
  [{ preVisitors: '1.5', preConversions: '1' }, { preVisitors: 'A whole number' }],
])('%j is refused beside its box', (typed, problems) => {
  expect(cvrRequestOf({ ...EMPTY, ...typed }, EMPTY)).toEqual({ problems });
});
