import { expect, it } from 'vitest';
import { saidIn, withoutOuter } from './said.ts';

it('reads a quotation inside another as part of it', () => {
  expect(saidIn('Visitors read “[player title="Radio"”.').quoted).toEqual(['[player title="radio"']);
  expect(saidIn('The page uses “statt „One-Step“” and “Look”.')).toMatchObject({
    quoted: ['statt "one-step"', 'look'],
    sentences: ['the page uses "" and "".'],
  });
});

it('leaves out quotations', () => {
  expect(withoutOuter('“a@b.test” and “c”')).toBe('“” and “”');
});

it('reads marks that never close in one pass', () => {
  expect(saidIn(`Say “${'„„“'.repeat(2000)} x.`).sentences).toHaveLength(1);
});
