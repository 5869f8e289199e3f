import { expect, it } from 'vitest';
import type { ImpactClass } from '../checks/check.ts';
import { CHECKS } from '../checks/registry.ts';
import { impactOf } from './impact.ts';
import { readIds, reportedSources, SOURCE_IDS, sourceOf, sourcesOf } from './sources.ts';

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
  for (const { id, contradictedBy } of SOURCE_IDS.map(sourceOf)) {
    for (const other of contradictedBy) expect(SOURCE_IDS, `${id} names ${other}`).toContain(other);
  }
});

it('says of each study what it found, apart from its limits', () => {
  for (const { id, claim, caveat } of SOURCE_IDS.map(sourceOf)) {
    expect(claim, id).toMatch(/^[\p{Lu}\p{N}]|^(?:redBus|eBay)\b/u);
    expect(claim, id).toMatch(/\.$/);
    expect(`${claim}${caveat}`, id).not.toContain('|');
    expect(claim, id).not.toBe(caveat);
  }
});

it('names a missing entry', () => {
  expect(() => sourceOf('folklore')).toThrow('folklore');
});

it('lists what contradicts a cited study next to it', () => {
  expect(Object.keys(sourcesOf(['scarcity-stock-qubit']))).toContain('urgency-scarcity-meta-ladeira');
});

it('leaves each check a source that was read', () => {
  expect(CHECKS.filter(({ evidence }) => readIds(evidence).length === 0).map(({ id }) => id)).toEqual([]);
});

it('shows readers of a report nothing from memory, neither as source nor as contradiction nor in a caveat', () => {
  const shown = reportedSources(SOURCE_IDS);
  expect(Object.values(shown).filter(({ provenance }) => provenance === 'recalled')).toEqual([]);
  for (const { id, caveat, contradictedBy } of Object.values(shown)) {
    expect(caveat, id).not.toMatch(/memory|not (?:read|found|opened)|excerpt/i);
    expect(caveat, id).not.toMatch(/;$/);
    for (const other of contradictedBy) expect(shown, id).toHaveProperty(other);
  }
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

it('shows a range above 10% only where a randomized experiment on such pages supports it', () => {
  const large = KINDS.filter((kind) => (impactOf(kind).high ?? 0) > 10);
  expect(large).toEqual(['video']);
  expect(impactOf('video').sources).toContain('video-randomised-15');
});
