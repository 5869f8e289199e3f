import { SCROLL_STEPS } from '@liftmark/contract/event-thresholds';
import { describe, expect, it } from 'vitest';
import { isPrivacySignalled } from './consent.ts';
import {
  addClick,
  addPage,
  engagementLevel,
  pathWeight,
  reachedSteps,
  scrollPercent,
  tenureOf,
  viewLabel,
} from './measures.ts';

const DAY = 86_400_000;

describe('scrolling', () => {
  it.each([
    [0, 800, 3200, 25],
    [800, 800, 3200, 50],
    [2400, 800, 3200, 100],
    [0, 900, 700, 100],
  ])('%i px down, a view of %i on a page of %i, is %i percent', (scrolled, viewport, page, percent) => {
    expect(scrollPercent(scrolled, viewport, page)).toBe(percent);
  });

  it('tells each step once, and those that were jumped over too', () => {
    expect(reachedSteps(SCROLL_STEPS, 76, new Set([25]))).toEqual([50, 75]);
    expect(reachedSteps(SCROLL_STEPS, 24, new Set())).toEqual([]);
  });
});

it.each([
  [0, 'low'],
  [30, 'low'],
  [31, 'medium'],
  [120, 'medium'],
  [121, 'high'],
] as const)('%i seconds in sight are %s engagement', (seconds, level) => {
  expect(engagementLevel(seconds)).toBe(level);
});

it.each([
  [0, 'new'],
  [6.9, 'new'],
  [7, 'recent'],
  [29.9, 'recent'],
  [30, 'established'],
] as const)('%d days after the first visit somebody is %s', (days, tenure) => {
  expect(tenureOf(0, days * DAY)).toBe(tenure);
});

describe('rage clicks', () => {
  function clicks(...times: number[]): boolean[] {
    let seen: number[] = [];
    return times.map((time) => {
      const { times: next, isRage } = addClick(seen, time);
      seen = next;
      return isRage;
    });
  }
  it('are three within a second', () => {
    expect(clicks(0, 400, 900)).toEqual([false, false, true]);
  });
  it('are not three in more than a second', () => {
    expect(clicks(0, 600, 1_200)).toEqual([false, false, false]);
  });
  it('are told once for each three', () => {
    expect(clicks(0, 100, 200, 300, 400)).toEqual([false, false, true, false, false]);
  });
});

describe('the path of a visit', () => {
  it('adds up the weights of its pages', () => {
    expect(
      pathWeight(['/', '/blog/saas', '/tools/roi-calculator', '/analyze', '/report/{id}', '/help']),
    ).toBe(12);
  });
  it('keeps the last ten pages, and none twice in a row', () => {
    const path = Array.from({ length: 12 }, (_, index) => `/p${index}`).reduce<string[]>(addPage, []);
    expect(path).toHaveLength(10);
    expect(path[0]).toBe('/p2');
    expect(addPage(path, '/p11')).toEqual(path);
  });
});

it.each([
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: null, globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
])('reads the privacy signals %o', (signals, expected) => {
  expect(isPrivacySignalled(signals)).toBe(expected);
});

it.each([
  ['/subscribe', '?trial=true', 'trial_signup'],
  ['/subscribe', '?plan=annual', 'upgrade'],
  ['/subscribe', '', 'upgrade'],
  ['/analyze', '?trial=true', undefined],
])('labels a view of %s%s as %s', (path, search, label) => {
  expect(viewLabel(path, search)).toBe(label);
});
