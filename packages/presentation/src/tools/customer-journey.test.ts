import { expect, test } from 'vitest';
import { mapJourney } from './customer-journey.ts';
import {
  AUDIENCES,
  BUSINESS_TYPES,
  JOURNEY_GOALS,
  journeyInputsSchema,
  PAIN_POINTS,
} from './journey-inputs.ts';

test.each([
  ['ecommerce', ['Awareness', 'Consideration', 'Decision', 'Retention']],
  ['saas', ['Awareness', 'Trial', 'Conversion', 'Expansion']],
  ['service', ['Problem Recognition', 'Research', 'Engagement', 'Advocacy']],
] as const)('the stages of %s', (businessType, names) => {
  const stages = mapJourney({ businessType, primaryGoal: null, targetAudience: null, painPoint: null });
  expect(stages.map(({ name }) => name)).toEqual(names);
  for (const stage of stages) {
    expect(stage.customRecommendations).toEqual([]);
    for (const list of [stage.actions, stage.opportunities, stage.painPoints]) {
      expect(list.length).toBeGreaterThanOrEqual(2);
    }
  }
});

test('a goal without an audience gives no recommendations of its own', () => {
  const [first] = mapJourney({
    businessType: 'saas',
    primaryGoal: 'reduce-churn',
    targetAudience: null,
    painPoint: 'low-engagement',
  });
  expect(first?.customRecommendations).toEqual([]);
});

test('every combination of options has its own texts, at most four per stage', () => {
  const journeys = new Set<string>();
  for (const businessType of BUSINESS_TYPES) {
    for (const primaryGoal of JOURNEY_GOALS) {
      for (const targetAudience of AUDIENCES) {
        for (const painPoint of [null, ...PAIN_POINTS]) {
          const stages = mapJourney({ businessType, primaryGoal, targetAudience, painPoint });
          for (const { customRecommendations } of stages) {
            expect(customRecommendations).toHaveLength(painPoint === null ? 2 : 3);
            expect(new Set(customRecommendations).size).toBe(customRecommendations.length);
          }
          journeys.add(JSON.stringify(stages));
        }
      }
    }
  }
  expect(journeys.size).toBe(3 * 4 * 12 * 11);
});

test('options that an address invents count as not chosen', () => {
  expect(
    journeyInputsSchema.parse({
      businessType: 'saas',
      primaryGoal: 'world-peace',
      targetAudience: '',
      painPoint: 'poor-retention',
    }),
  ).toEqual({ businessType: 'saas', primaryGoal: null, targetAudience: null, painPoint: 'poor-retention' });
  expect(journeyInputsSchema.safeParse({ businessType: 'bakery' }).success).toBe(false);
});
