import { expect, test } from 'vitest';
import {
  endsSentence,
  isQuestion,
  isStopped,
  opensQuotation,
  parted,
  stopped,
  withoutStop,
} from './punctuation.ts';

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

test('a sentence ends with a mark of any script', () => {
  expect(['So.', '“So!”', 'よい。」', 'So', '“So”'].map(endsSentence)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('dots and bars divide a line of facts', () => {
  expect(parted('9 am · 5 pm | Limerick')).toEqual(['9 am', '5 pm', 'Limerick']);
  expect(parted('9-5')).toEqual(['9-5']);
});
