import type { SiteJourney } from '@liftmark/contract/sites';
import { expect, it } from 'vitest';
import { weighJourneys } from './journey-visits.ts';

const journey: SiteJourney = {
  goal: 'checkout',
  steps: ['home', 'list', 'product', 'pay'].map((template, place) => ({
    template,
    name: `/${template}`,
    pageType: null,
    score: 80 - place,
  })),
  weakest: 3,
};
const weigh = (...visits: number[]) => {
  const templates = journey.steps.map(({ template }) => template);
  const known = visits.map((count, place) => [templates[place] ?? '', count] as const);
  return weighJourneys([journey], new Map(known))[0];
};

it('finds the step after which most visitors are lost', () => {
  expect(weigh(1_000, 900, 300, 250)).toMatchObject({ weakest: 1, weakestBy: 'visits' });
  expect(weigh(500, 900, 300, 250)?.steps.map(({ visits }) => visits)).toEqual([500, 900, 300, 250]);
});

it('goes by score where the visits of a step are unknown, or none are lost', () => {
  expect(weigh(1_000, 900, 300)).toMatchObject({ weakest: 3, weakestBy: 'score' });
  expect(weigh(1, 2, 3, 4)).toMatchObject({ weakest: 3, weakestBy: 'score' });
  expect(weighJourneys([{ ...journey, weakest: null }], new Map())[0]).toMatchObject({
    weakest: null,
    weakestBy: null,
  });
});
