import { expect, it } from 'vitest';
import { pageFacts } from '../checks/testing/test-facts.ts';
import { placesOf } from './counterpart.ts';
import { differencesOf } from './differences.ts';
import { namesFor } from './site-name.ts';
import { testReport, withPlaces } from './test-report.ts';

const page = (name: string, checks: Record<string, number | null>, percent = 60) =>
  testReport({
    text: name,
    percent,
    checks,
    report: { facts: { ...pageFacts({ document: { siteName: name } }) } },
  });

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

/** The report with a problem that no check answers, as the first of its kind. */
function withProblem(report: ReturnType<typeof page>, id: string, title: string) {
  const [item] = page('Any', { 'main-headline': 0 }).recommendations;
  if (!item) throw new Error('no recommendation');
  const problem = { ...item, id, title, checks: [], observed: `${title}, seen.`, steps: [`Fix: ${title}.`] };
  return withPlaces({ ...report, recommendations: [problem, ...report.recommendations] }, { [id]: 'first' });
}

it('counts a problem that one page has and the other doesn’t, with both pages’ words and places', () => {
  const good = page('Boats', { 'text-size': 1 }, 30);
  const bad = withProblem(page('Canoes', { 'text-size': 1 }, 90), 'dead-action', '“Buy” leads nowhere');
  expect(compared(bad, good)).toMatchObject([
    {
      check: 'dead-action',
      lead: 'theirs',
      title: '“Buy” leads nowhere',
      yours: '“Buy” leads nowhere, seen.',
      theirs: 'No buttons or links that lead nowhere. The main CTA is “Start free trial”.',
      takeOver: 'Fix: “Buy” leads nowhere.',
    },
  ]);
  expect(compared(good, bad)).toMatchObject([
    {
      lead: 'yours',
      title: 'No buttons or links that lead nowhere',
      yours: 'We didn’t find this problem here. The main CTA is “Start free trial”.',
      theirs: '“Buy” leads nowhere, seen.',
      takeOver: null,
    },
  ]);
  expect(placesOf('dead-action', good)).toMatchObject([{ text: 'Start free trial' }]);
  expect(placesOf('dead-action', bad)).toEqual(bad.recommendations[0]?.evidence);
});

it('doesn’t praise a page for a problem that both have, that it was not looked at for, or that it is too thin to have', () => {
  const bad = withProblem(page('Boats', { 'text-size': 1 }), 'empty-space', 'Blank space');
  const other = page('Canoes', { 'text-size': 1 });
  expect(compared(bad, other)).toHaveLength(1);
  expect(compared(bad, withProblem(other, 'empty-space', 'Blank'))).toEqual([]);
  expect(compared(bad, { ...other, mode: 'static' })).toEqual([]);
  expect(
    compared(bad, withProblem(other, 'thin-content', 'Next to nothing')).map(({ lead }) => lead),
  ).toEqual([]);
  const noPrice = withProblem(page('Boats', {}), 'no-price', 'No price');
  const silent = { ...other, facts: { ...other.facts, offer: { prices: [] } } };
  expect(compared(noPrice, silent)).toEqual([]);
});

it('takes the advice of the check itself where no recommendation answers it, and learns nothing without advice', () => {
  const other = page('Canoes', { 'first-screen-explanation': 1, unknown: 1 });
  const own = page('Boats', { 'first-screen-explanation': 0.1, unknown: 0.1 });
  const [first, ...rest] = compared({ ...own, recommendations: [] }, other);
  expect(first).toMatchObject({
    check: 'first-screen-explanation',
    takeOver: expect.stringMatching(/\S\.$/),
  });
  expect(rest).toEqual([]);
});

it('fills up to three with what differs less, after what differs clearly', () => {
  const own = page('Boats', { 'visual-order': 0.1, 'main-headline': 0.5, guarantee: 0.2, faq: 1 });
  const other = page('Canoes', { 'visual-order': 1, 'main-headline': 0.6, guarantee: 1, faq: 0.9 });
  expect(compared(own, other).map(({ check }) => check)).toEqual([
    'guarantee',
    'visual-order',
    'main-headline',
  ]);
});
