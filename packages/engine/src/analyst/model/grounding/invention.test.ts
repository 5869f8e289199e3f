import { expect, test } from 'vitest';
import { inventionIn, runsOf } from './invention.ts';

test('reads runs of up to three words, each once, with figures and quotations alike', () => {
  expect(runsOf('"" costs 40, not 55,5.')).toEqual(
    expect.arrayContaining(['^ ""', '"" costs #', '# , not', '. $']),
  );
  expect(runsOf('no no').filter((run) => run === 'no')).toHaveLength(1);
});

test.each([
  [
    'the headline names the page and not what visitors get.',
    'the shop has won the prize of the year three times.',
  ],
  ['nothing near the button says what happens next.', 'the owner was convicted of fraud in spring.'],
])('"%s" is less likely invented than "%s"', (seen, invented) => {
  expect(inventionIn(seen)).toBeLessThan(0.5);
  expect(inventionIn(invented)).toBeGreaterThan(inventionIn(seen) + 0.3);
});
