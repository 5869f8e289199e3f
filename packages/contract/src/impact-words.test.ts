import { expect, it } from 'vitest';
import { impactWords } from './impact-words.ts';

const impact = (text: string) => ({ impact: { text } });

it('says in full what a kind of change may do only once', () => {
  const [first, second, other] = [
    impact('Small: between -1% and +4.5%. Most tests moved less.'),
    impact('Small: between -1% and +4.5%. Most tests moved less.'),
    impact('A defect.'),
  ];
  const all = [first, second, other];
  expect(impactWords(first, all)).toBe('Small: between -1% and +4.5%. Most tests moved less.');
  expect(impactWords(second, all)).toBe('Small: between -1% and +4.5%.');
  expect(impactWords(other, all)).toBe('A defect.');
});
