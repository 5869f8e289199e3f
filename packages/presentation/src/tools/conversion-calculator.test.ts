import { expect, test } from 'vitest';
import { calculateConversion } from './conversion-calculator.ts';

test('worked by hand: 5,000 visitors, 100 conversions of $80 a week', () => {
  const result = calculateConversion({
    visitorsPerWeek: 5_000,
    conversionsPerWeek: 100,
    averageOrderValue: 80,
  });
  expect(result?.rate).toBe(2);
  expect(result?.weeklyRevenue).toBe(8_000);
  expect(result?.monthlyRevenue).toBeCloseTo(34_640, 6);
  expect(result?.yearlyRevenue).toBe(416_000);
  expect(result?.scenarios.map(({ improvement }) => improvement)).toEqual([10, 25, 50, 75, 100]);
  const [ten] = result?.scenarios ?? [];
  expect(ten?.rate).toBeCloseTo(2.2, 10);
  expect(ten?.conversionsPerWeek).toBeCloseTo(110, 10);
  expect(ten?.weeklyGain).toBe(800);
  expect(ten?.monthlyGain).toBeCloseTo(3_464, 6);
  expect(ten?.yearlyGain).toBe(41_600);
  const doubled = result?.scenarios.at(-1);
  expect(doubled?.rate).toBe(4);
  expect(doubled?.yearlyGain).toBe(416_000);
});

test('without visitors there is nothing to say', () => {
  expect(
    calculateConversion({ visitorsPerWeek: 0, conversionsPerWeek: 5, averageOrderValue: 80 }),
  ).toBeNull();
});

test('more conversions than visitors are pointed out', () => {
  const result = calculateConversion({ visitorsPerWeek: 10, conversionsPerWeek: 11, averageOrderValue: 1 });
  expect(result?.isImplausible).toBe(true);
});
