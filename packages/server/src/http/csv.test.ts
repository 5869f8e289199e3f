import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const cellOf = (value: string | number) => csvOf([[value]]).slice(1, -2);

it.each([
  [-2.5, '-2.5'],
  ['-2.5', '-2.5'],
  ['a “b”, "c"', '"a “b”, ""c"""'],
  ['a - b = c; d', '"a - b = c; d"'],
  ['=1+1', `"'=1+1"`],
  ['-2+cmd|calc', `"'-2+cmd|calc"`],
  ['  @SUM(A1)', `"'  @SUM(A1)"`],
  ['＝1', `"'＝1"`],
  ['\u00a0=1', `"'\u00a0=1"`],
  ['a;=1', `"a;'=1"`],
  ['a;;=1', `"a;;'=1"`],
  ['a; ;\t-1', `"a; ;'\t'-1"`],
  ['a\n\n=1', `"a\n'\n'=1"`],
  ['\ta', `"'\ta"`],
  ['a\n\nb', '"a\n\nb"'],
])('%j is the cell %j', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

it('takes no longer than the text is long', () => {
  const startedMs = performance.now();
  expect(cellOf(`a${'\n'.repeat(200_000)}b`)).toHaveLength(200_004);
  expect(performance.now() - startedMs).toBeLessThan(2_000);
});
