import { expect, it } from 'vitest';
import { differencesOf } from './differences.ts';
import { namesFor } from './site-name.ts';
import { testReport } from './test-report.ts';

const page = (name: string, checks: Record<string, number | null>, percent = 60) =>
  testReport({ text: name, percent, checks, report: { facts: { document: { siteName: name } } } });

function compared(own: ReturnType<typeof page>, ...others: ReturnType<typeof page>[]) {
  return differencesOf(own, others, namesFor([own, ...others]));
}

it('names what the other page does better, with both pages’ words and what to take over, though ours scores higher', () => {
  const own = page('Boats', { 'main-headline': 0.2, guarantee: 0.4, 'customer-proof': 1 }, 90);
  const other = page('Canoes', { 'main-headline': 1, guarantee: 1, 'customer-proof': 0.1 }, 50);
  const [first, ...rest] = compared(own, other);
  expect(first).toMatchObject({
    check: 'main-headline',
    lead: 'theirs',
    name: 'Canoes',
    yours: 'main-headline saw Boats',
    theirs: 'main-headline saw Canoes',
    takeOver: expect.stringMatching(/\S\.$/),
  });
  expect(rest.map(({ check, lead, takeOver }) => [check, lead, takeOver === null])).toEqual([
    ['guarantee', 'theirs', false],
    ['customer-proof', 'yours', true],
  ]);
});

it('learns from the page that does it best, and says nothing about what one page wasn’t measured on', () => {
  const own = page('Boats', { 'main-headline': 0.2, guarantee: 0.3 });
  const fair = page('Rafts', { 'main-headline': 0.6, guarantee: null });
  const best = page('Canoes', { 'main-headline': 1, guarantee: null });
  expect(compared(own, fair, best).map(({ check, name }) => [check, name])).toEqual([
    ['main-headline', 'Canoes'],
  ]);
});

it('leaves out small fixes and what both do alike', () => {
  const own = page('Boats', { 'legal-links': 0, 'text-size': 1 });
  const other = page('Canoes', { 'legal-links': 1, 'text-size': 1 });
  expect(compared(own, other)).toEqual([]);
});
