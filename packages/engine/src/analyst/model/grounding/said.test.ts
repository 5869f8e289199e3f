import { expect, it } from 'vitest';
import { saidIn, withoutThose } from './said.ts';

it('reads a quotation inside another as part of it', () => {
  expect(saidIn('Visitors read “[player title="Radio"”.').quoted).toEqual(['[player title="radio"']);
  expect(saidIn('The page uses “statt „One-Step“” and “Look”.')).toMatchObject({
    quoted: ['statt "one-step"', 'look'],
    sentences: ['the page uses "" and "".'],
  });
});

it('leaves out those quotations of which something is true', () => {
  expect(withoutThose(saidIn('“a@b.test” and “c”'), (quote) => quote.includes('@'))).toBe('“” and “c”');
});
