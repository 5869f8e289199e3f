import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CEILINGS } from '../ceilings/registry.ts';
import { CHECKS } from '../checks/registry.ts';
import { SOURCE_IDS } from '../evidence/sources.ts';
import { DIAGNOSES } from './registry.ts';

const ids = DIAGNOSES.map(({ id }) => id);

it('holds every diagnosis that has a folder, once', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
  expect(ids.toSorted()).toEqual(folders.toSorted());
});

it('shares its names with no check, so that an id means one thing', () => {
  const checks = new Set(CHECKS.map(({ id }) => id));
  expect(ids.filter((id) => checks.has(id))).toEqual([]);
});

describe.each([
  ['check', DIAGNOSES.flatMap(({ checks }) => checks), CHECKS.map(({ id }) => id)],
  ['ceiling', DIAGNOSES.flatMap(({ ceilings }) => ceilings), CEILINGS.map(({ id }) => id)],
])('a %s', (_kind, taken, known) => {
  it('belongs to one diagnosis at most', () => {
    expect(taken.filter((id, index) => taken.indexOf(id) !== index)).toEqual([]);
  });

  it('that a diagnosis names exists', () => {
    expect(taken.filter((id) => !known.includes(id))).toEqual([]);
  });
});

it('cites evidence that exists', () => {
  const cited = DIAGNOSES.flatMap(({ evidence }) => evidence);
  expect(cited.filter((id) => !SOURCE_IDS.includes(id))).toEqual([]);
});
