import type { Source } from '@liftmark/contract/report';
import { expect, it } from 'vitest';
import { studiesOf } from './studies.ts';

function source(id: string, given: Partial<Source> = {}): Source {
  return {
    id,
    claim: 'Two pictures sell more than one.',
    title: 'Pictures',
    publisher: 'A journal',
    year: 2014,
    url: 'https://study.example/pictures',
    population: 'listings',
    strength: 'experiment',
    provenance: 'primary',
    caveat: 'One shop.',
    contradictedBy: [],
    ...given,
  };
}

it('lists a study once, however many figures of it are cited', () => {
  const studies = studiesOf({
    first: source('first', { contradictedBy: ['second', 'other'] }),
    other: source('other', { url: 'https://study.example/none', provenance: 'recalled' }),
    second: source('second', { strength: 'guideline' }),
  });
  expect(studies.map(({ number, ids }) => [number, ids])).toEqual([
    [1, ['first', 'second']],
    [2, ['other']],
  ]);
  expect(studies[0]).toMatchObject({ strength: 'experiment', isRecalled: false });
  expect(studies[0]?.contradictedBy).toEqual(['other']);
  expect(studies[1]?.isRecalled).toBe(true);
});

it('lists a study once, however it is named', () => {
  const studies = studiesOf({
    short: source('short'),
    long: source('long', { title: 'Pictures (Doe et al.)' }),
  });
  expect(studies.map(({ ids, source: { title } }) => [ids, title])).toEqual([
    [['short', 'long'], 'Pictures'],
  ]);
});

it('keeps editions apart', () => {
  expect(studiesOf({ old: source('old'), new: source('new', { year: 2020 }) })).toHaveLength(2);
});

it('starts with the strongest evidence', () => {
  const studies = studiesOf({
    rule: source('rule', { url: null, title: 'A rule', strength: 'guideline' }),
    test: source('test'),
  });
  expect(studies.map(({ number, ids }) => [number, ids])).toEqual([
    [1, ['test']],
    [2, ['rule']],
  ]);
});
