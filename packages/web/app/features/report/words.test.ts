import { expect, test } from 'vitest';
import { heldWords, sumAsShown, verdictOf } from './words.ts';

test('adds up the losses as they are shown', () => {
  expect(sumAsShown([{ points: 0.86 }, { points: 1.77 }, { points: 1.86 }])).toBe('4.6');
});

test('keeps a headline of several sentences whole in the verdict', () => {
  const led = 'The page led by “Effective. Efficient. Guaranteed.” gets 61 of 100, a C.';
  const second = '“Book” is the action it asks for.';
  expect(verdictOf(`${led} ${second} It is named on the first screen.`)).toBe(`${led} ${second}`);
  expect(verdictOf(`${led} ${second}`, true)).toBe(led);
  expect(verdictOf(`It says “Come in.” Then ${'it says much more '.repeat(12)}.`)).toBe('It says “Come in.”');
});

test('says at what a page is held, and of an older report nothing', () => {
  const ceiling = { id: 'a', title: 'A', reason: 'Seen.', cap: 40, points: 30, evidence: [] };
  expect(heldWords({ ceilings: [ceiling] })).toBe('A: costs 30.0 points.');
  expect(heldWords({ ceilings: [ceiling, { ...ceiling, cap: 85 }] })).toBe('2 ceilings cost 60.0 points.');
  expect(heldWords({ ceilings: [] })).toBeNull();
  expect(heldWords({})).toBeNull();
});
