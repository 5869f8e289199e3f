import { expect, test } from 'vitest';
import { ceilingMarks } from './ceiling-marks.ts';
import { framesOf } from './frames.ts';

const evidence = (x: number) => ({
  node: x,
  selector: 'div',
  text: '',
  boxes: { desktop: { x, y: 0, width: 50, height: 50 }, mobile: null },
});
const ceiling = (id: string, x: number | null) => ({
  id,
  title: id,
  reason: 'Seen.',
  cap: 40,
  points: 30,
  evidence: x === null ? [] : [evidence(x)],
});

test('every ceiling with evidence has a frame on the page, before the findings', () => {
  const marks = ceilingMarks({ ceilings: [ceiling('covered-page', 10), ceiling('dead-links', null)] });
  expect(marks.map(({ key, sign }) => [key, sign])).toEqual([
    ['ceiling-covered-page', 'C1'],
    ['ceiling-dead-links', 'C2'],
  ]);
  expect(marks.every(({ number }) => number < 1)).toBe(true);
  expect(framesOf(marks, 'desktop', { width: 100, height: 100 }).map(({ item }) => item.sign)).toEqual([
    'C1',
  ]);
});

test('an older report has none', () => {
  expect(ceilingMarks({})).toEqual([]);
});
