import { expect, test } from 'vitest';
import { isQuestion, isStopped, opensQuotation, stopped, withoutStop } from './punctuation.ts';

test('a sentence ends with one mark', () => {
  expect(['Go', 'Go.', 'Go!', 'Go?'].map(stopped)).toEqual(['Go.', 'Go.', 'Go!', 'Go?']);
  expect(['Go', 'Go…', 'Go.'].map(isStopped)).toEqual([false, false, true]);
  expect(['Go', 'Go.', 'Go..'].map(withoutStop)).toEqual(['Go', 'Go', 'Go.']);
});

test('questions end with a mark of either width', () => {
  expect(['Why?', '为什么？', 'Why? So.', 'Why'].map(isQuestion)).toEqual([true, true, false, false]);
});

test('a quotation opens with a double mark', () => {
  expect(['“Fine”', '„Gut“', '«Bien»', '"Fine"', 'So “fine”', '’tis'].map(opensQuotation)).toEqual([
    ...[true, true, true, true],
    ...[false, false],
  ]);
});
