import { expect, it } from 'vitest';
import type { ImpactClass } from '../checks/check.ts';
import { impactOf } from './impact.ts';
import { SOURCES, sourceOf, sourcesOf } from './sources.ts';

const KINDS: ImpactClass[] = [
  'default',
  'cosmetic',
  'proof',
  'deadline',
  'lcp',
  'video',
  'chat',
  'trial',
  'reviews',
  'friction',
  'defect',
  'none',
];

it('knows every entry that contradicts another', () => {
  for (const { id, contradictedBy } of SOURCES.values()) {
    for (const other of contradictedBy) expect(SOURCES.has(other), `${id} names ${other}`).toBe(true);
  }
});

it('names an entry that is missing', () => {
  expect(() => sourceOf('folklore')).toThrow('folklore');
});

it('lists what contradicts a cited study beside it', () => {
  expect(Object.keys(sourcesOf(['scarcity-stock-qubit']))).toContain('urgency-scarcity-meta-ladeira');
});

it.each(KINDS)(
  'gives the impact %s a range with sources, or words without percentages of its own',
  (kind) => {
    const { low, high, unit, text, sources } = impactOf(kind);
    expect(text.length).toBeGreaterThan(40);
    for (const id of sources) sourceOf(id);
    expect((low === null) === (high === null)).toBe(true);
    expect((low === null) === (unit === null)).toBe(true);
    if (low !== null) expect(sources.length).toBeGreaterThan(0);
  },
);

it('shows a range above 10% only where a randomized experiment on such pages stands behind it', () => {
  const large = KINDS.filter((kind) => (impactOf(kind).high ?? 0) > 10);
  expect(large).toEqual(['video']);
  expect(impactOf('video').sources).toContain('video-randomised-15');
});
