import { expect, test } from 'vitest';
import { experimentFigures } from './measured-rates.ts';
import type { Experiment } from './measuring.ts';

const figuresOf = (control: number, variant: number): string =>
  experimentFigures({
    control: { visitors: 4000, conversions: control },
    variant: { visitors: 4000, conversions: variant },
    result: { lift: 43 },
  } as Experiment);

test('writes both rates with as many decimals', () => {
  expect(figuresOf(92, 131)).toBe('2.30% → 3.28%, +43%');
  expect(figuresOf(92, 132)).toBe('2.3% → 3.3%, +43%');
  expect(figuresOf(80, 120)).toBe('2% → 3%, +43%');
});
