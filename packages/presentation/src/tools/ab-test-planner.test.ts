import { expect, test } from 'vitest';
import { abTestInputsSchema, BUSINESS_GOALS, TEST_ELEMENTS } from './ab-test-inputs.ts';
import { planAbTest, soundSample } from './ab-test-planner.ts';

test('worked by hand: 4,000 visitors a week at 3 %', () => {
  const plan = planAbTest({ element: 'headline', goal: 'increase-conversions', rate: 3, traffic: 4_000 });
  expect(plan).toMatchObject({
    // Twice the weekly traffic is more than 1,000.
    sampleSize: 8_000,
    // 8,000 / 4,000 / 7 = 0.29.
    duration: 1,
    // 40 + 30.
    priorityScore: 70,
    priority: 'Medium',
    minDetectableEffect: 20,
    baseConversions: 120,
    metrics: {
      primary: 'Conversion rate',
      secondary: ['Time on page', 'Bounce rate', 'Revenue per visitor'],
    },
  });
  expect(plan.variants.map(({ name }) => name)).toEqual(['Control', 'Variant A']);
});

test('little traffic takes the smallest sample and longer', () => {
  const plan = planAbTest({ element: 'pricing', goal: 'boost-revenue', rate: 1, traffic: 20 });
  // 1,000 / 20 / 7 = 7.14.
  expect(plan).toMatchObject({ sampleSize: 1_000, duration: 8, priorityScore: 10, priority: 'Low' });
});

test.each([
  [5_000, 3, 80, 'High Priority'],
  [3_000, 3, 60, 'Medium'],
  [2_900, 3, 59, 'Low'],
  [100_000, 5, 100, 'High Priority'],
])('%d visitors at %d % have priority %d, %s', (traffic, rate, priorityScore, priority) => {
  expect(planAbTest({ element: 'images', goal: 'boost-revenue', rate, traffic })).toMatchObject({
    priorityScore,
    priority,
  });
});

test('the sound sample agrees with the textbook: from 5 % to 6 %', () => {
  // (1.959964 × √(2 × 0.055 × 0.945) + 0.841621 × √(0.0475 + 0.0564))² / 0.01² = 8,158 a group.
  expect(soundSample(5, 2_000, 20)).toEqual({ perVariant: 8_158, total: 16_316, weeks: 9 });
});

test('a bounce rate is to fall, and is no second metric beside itself', () => {
  const plan = planAbTest({ element: 'headline', goal: 'reduce-bounce-rate', rate: 90, traffic: 2_000 });
  expect(plan.metrics).toEqual({
    primary: 'Bounce rate',
    secondary: ['Time on page', 'Revenue per visitor'],
  });
  // From 90 % to 72 %: what 20 % more couldn't be.
  expect(plan.sound).toEqual(soundSample(90, 2_000, -20));
  expect(plan.sound.perVariant).toBeGreaterThan(50);
});

test('a rate above 100 % is refused', () => {
  const inputs = { element: 'headline', goal: 'boost-revenue', traffic: '300' };
  expect(abTestInputsSchema.safeParse({ ...inputs, rate: '120' }).success).toBe(false);
  expect(abTestInputsSchema.safeParse({ ...inputs, rate: '100' }).success).toBe(true);
});

test('no sample is named where the improved rate would pass 100 %', () => {
  expect(soundSample(90, 2_000, 20)).toEqual({ perVariant: null, total: null, weeks: null });
});

test.each(TEST_ELEMENTS.flatMap((element) => BUSINESS_GOALS.map((goal) => [element, goal] as const)))(
  'a plan for %s to %s is whole sentences',
  (element, goal) => {
    const plan = planAbTest({ element, goal, rate: 2, traffic: 1_000 });
    expect(plan.hypothesis).toMatch(/^If .+, then .+, because .+\.$/);
    expect(plan.recommendations.length).toBeGreaterThan(0);
    expect(plan.recommendations.length).toBeLessThanOrEqual(3);
  },
);
