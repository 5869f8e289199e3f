import { RUBRIC_VERSION } from '@liftmark/engine/score/rubric';
import { expect, test } from 'vitest';
import { readCorpus } from './corpus/corpus.ts';
import { consultantFigures, corpusFigures, readRatchet, worsened } from './ratchet.ts';

test('agreement with readers is no worse than the ratchet says: see `npm run evaluate`', () => {
  expect(worsened(readRatchet().corpus, corpusFigures())).toEqual([]);
});

test('the stored features are of the rubric of now: see `npm run evaluate -- --features`', () => {
  expect(readCorpus().features?.rubricVersion).toBe(RUBRIC_VERSION);
});

test('the recommendations name no fewer of the worst problems than the ratchet says: see `npm run consultant`', () => {
  const held = readRatchet().consultant;
  expect(Object.keys(held)).toContain('worst two among the first five');
  expect(worsened(held, consultantFigures())).toEqual([]);
});

test('a figure that got worse by more than its tolerance, appears or vanishes is told', () => {
  const gain = (value: number) => ({ value, isGain: true, tolerance: 0.01 });
  const loss = (value: number) => ({ value, isGain: false, tolerance: 0.01 });
  expect(
    worsened({ right: gain(0.9), wrong: loss(0.1) }, { right: gain(0.895), wrong: loss(0.105) }),
  ).toEqual([]);
  expect(worsened({ right: gain(0.9) }, { right: gain(0.88) })).toEqual(['right: 0.9 became 0.88']);
  expect(worsened({ wrong: loss(0.1) }, { wrong: loss(0.2) })).toEqual(['wrong: 0.1 became 0.2']);
  expect(worsened({ right: gain(0.9) }, { right: gain(1), more: gain(1) })).toHaveLength(1);
  expect(worsened({ right: gain(0.9) }, {})).toHaveLength(1);
});
