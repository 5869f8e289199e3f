import { expect, test } from 'vitest';
import { type CvrInputs, cvrRequestOf, inputsOf, liveLift, withTyped } from './cvr-form.ts';

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

const typing = (start: CvrInputs, ...typed: [Parameters<typeof withTyped>[1], string][]) =>
  typed.reduce((inputs, [box, value]) => withTyped(inputs, box, value), start);

test('a rate that nobody typed follows the counts while they are typed', () => {
  const counted = typing(EMPTY, ['preVisitors', '1000'], ['preConversions', '9'], ['preConversions', '90']);
  expect(counted.preOptimizationCvr).toBe('9');
  expect(cvrRequestOf(counted, EMPTY)).toEqual({
    request: { preOptimizationCvr: 9, preVisitors: 1000, preConversions: 90 },
  });
  expect(typing(counted, ['preConversions', '']).preOptimizationCvr).toBe('');
});

test('stored counts can be changed with the rate that follows from them', () => {
  const stored = inputsOf({
    secureId: '',
    title: '',
    status: 'action_required',
    preOptimizationCvr: 100 / 3,
    preVisitors: 300,
    preConversions: 100,
    postOptimizationCvr: null,
    postVisitors: null,
    postConversions: null,
  });
  expect(cvrRequestOf(typing(stored, ['preConversions', '50']), stored)).toEqual({
    request: { preOptimizationCvr: 16.6667, preVisitors: 300, preConversions: 50 },
  });
});

test('a typed rate stays, and is refused where the counts make another', () => {
  const inputs = typing(
    EMPTY,
    ['preOptimizationCvr', '2.4'],
    ['preVisitors', '1000'],
    ['preConversions', '90'],
  );
  expect(inputs.preOptimizationCvr).toBe('2.4');
  expect(cvrRequestOf(inputs, EMPTY)).toEqual({
    problems: { preOptimizationCvr: 'These visitors and conversions work out to 9%, not 2.4%' },
  });
});

test('a typed rate that is the counts rounded is taken', () => {
  const inputs = { ...EMPTY, preOptimizationCvr: '8.3', preVisitors: '120', preConversions: '10' };
  expect(cvrRequestOf(inputs, EMPTY)).toHaveProperty('request');
});

test('saving nothing says so', () => {
  expect(cvrRequestOf(EMPTY, EMPTY)).toEqual({
    problems: { form: expect.stringContaining('Nothing to save yet') },
  });
  const stored = { ...EMPTY, preOptimizationCvr: '2.5' };
  expect(cvrRequestOf(stored, stored)).toEqual({
    problems: { form: expect.stringContaining('already saved') },
  });
  expect(cvrRequestOf({ ...EMPTY, isOptimized: true }, EMPTY)).toEqual({ request: { isOptimized: true } });
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
  [{ preOptimizationCvr: '101' }, { preOptimizationCvr: 'Enter a number from 0 to 100' }],
  [{ preVisitors: '10' }, { preConversions: 'Enter both visitors and conversions' }],
  [
    { preVisitors: '10', preConversions: '11' },
    { preConversions: 'Conversions can’t be higher than visitors' },
  ],
  [{ preVisitors: '1.5', preConversions: '1' }, { preVisitors: 'Enter a whole number' }],
])('%j is refused beside its box', (typed, problems) => {
  expect(cvrRequestOf({ ...EMPTY, ...typed }, EMPTY)).toEqual({ problems });
});
