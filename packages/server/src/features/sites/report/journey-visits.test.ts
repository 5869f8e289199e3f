import type { MeasuredPage } from '@liftmark/contract/measuring';
import type { SiteJourney } from '@liftmark/contract/sites';
import { describe, expect, it } from 'vitest';
import { visitsOf, weighJourneys } from './journey-visits.ts';

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
  const known = visits.map(
    (count, place) => [templates[place] ?? '', { source: 'tag' as const, visits: count }] as const,
  );
  return weighJourneys([journey], new Map(known))[0];
};

it('finds the step after which most visitors are lost', () => {
  expect(weigh(1_000, 900, 300, 250)).toMatchObject({ weakest: 1, weakestBy: 'visits' });
  expect(weigh(500, 900, 300, 250)?.steps.map(({ visits }) => visits)).toEqual([500, 900, 300, 250]);
});

it('goes by score where the visits of a step are unknown, or none are lost', () => {
  expect(weigh(1_000, 900, 300)).toMatchObject({ weakest: 3, weakestBy: 'score' });
  expect(weigh(1, 2, 3, 4)).toMatchObject({ weakest: 3, weakestBy: 'score' });
  const mixed = new Map(
    journey.steps.map(({ template }, place) => [
      template,
      { source: place === 2 ? ('umami' as const) : ('tag' as const), visits: 100 - place },
    ]),
  );
  expect(weighJourneys([journey], mixed)[0]).toMatchObject({ weakest: 3, weakestBy: 'score' });
  expect(weighJourneys([{ ...journey, weakest: null }], new Map())[0]).toMatchObject({
    weakest: null,
    weakestBy: null,
  });
});

describe('visits of pages', () => {
  const pages = Array.from({ length: 40 }, (_, at) => ({ address: `https://shop.test/p${at}` }));
  /** The first pages are measured, on so many days with 10 visits each. */
  const measure = (count: number, days = 28, source: MeasuredPage['source'] = 'tag') =>
    visitsOf(pages, {
      pageAt(address) {
        const at = pages.findIndex((page) => page.address === address);
        if (at >= count) return null;
        const recent = {
          days,
          visits: 10 * days,
          conversions: 0,
          missing: 0,
          isSampled: false,
          implausible: 0,
        };
        return { page: `shop.test/p${at}`, source, recent, experiment: null, effect: null };
      },
    });

  it('are known once nearly all of them are measured', () => {
    expect([measure(0), measure(1), measure(35)]).toEqual([null, null, null]);
    expect(measure(40)).toEqual({ source: 'tag', visits: 40 * 280 });
    expect(measure(36)).toEqual({ source: 'tag', visits: 40 * 280 });
  });

  it('are those of 28 days, and unknown with less than a week', () => {
    expect([measure(40, 1), measure(40, 6)]).toEqual([null, null]);
    expect(measure(40, 7)).toEqual(measure(40, 28));
  });

  it('aren’t those that only began there', () => {
    expect([measure(40, 28, 'ga4'), measure(40, 28, 'csv')]).toEqual([null, null]);
  });
});
