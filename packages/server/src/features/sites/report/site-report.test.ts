import { describe, expect, it } from 'vitest';
import { siteChanges } from './changes.ts';
import type { Advice, AnalyzedPage, TemplateFacts } from './facts.ts';
import { byOpportunity, opportunityOf } from './opportunities.ts';
import { siteReport } from './site-report.ts';

const advice = (id: string, gain: number | null, isOpen = true): Advice => ({
  id,
  title: `Fix ${id}`,
  type: 'critical',
  effort: 'hours',
  gain,
  isOpen,
});

const page = (address: string, score: number | null, ...list: Advice[]): AnalyzedPage => ({
  address,
  secureId: `00000000-0000-4000-8000-${address.padStart(12, '0')}`,
  score,
  rubricVersion: '7',
  pageType: null,
  advice: list,
});

const template = (id: string, facts: Partial<TemplateFacts>): TemplateFacts => ({
  id,
  name: `/${id}`,
  pages: 1,
  read: 1,
  kind: null,
  analyzed: [],
  links: new Map(),
  isStart: false,
  ...facts,
});

const NOW = { at: new Date('2026-11-28'), addresses: new Set<string>() };
const reportOf = (...templates: TemplateFacts[]) => siteReport(templates, NOW, null);

describe('leaks', () => {
  it('extend what was seen to the template, and no further', () => {
    const products = template('products', {
      pages: 34,
      analyzed: [
        page('1', 50, advice('price', 6)),
        page('2', 50, advice('price', 4)),
        page('3', 60, advice('cta', 9)),
      ],
    });
    const home = template('home', { analyzed: [page('4', 70, advice('cta', 8))] });
    const { leaks } = reportOf(products, home);
    expect(leaks.map(({ id, seenOn, analyzed, likelyPages }) => [id, seenOn, analyzed, likelyPages])).toEqual(
      [
        ['price', 2, 3, 23],
        ['cta', 2, 4, 12],
      ],
    );
    expect(leaks[0]).toMatchObject({ gain: 5, places: [{ seenOn: 2, analyzed: 3, pages: 34 }] });
    expect(leaks[1]?.places.map(({ name }) => name)).toEqual(['/products', '/home']);
  });

  it('lead to the report where the advice is open', () => {
    const shop = template('shop', {
      pages: 5,
      analyzed: [page('1', 50, advice('price', 9, false)), page('2', 50, advice('price', 2))],
    });
    expect(reportOf(shop).leaks[0]).toMatchObject({ isOpen: true, secureId: page('2', 50).secureId });
  });

  it('of pages without a score come last, without a gain', () => {
    const odd = template('odd', { pages: 90, analyzed: [page('1', null, advice('price', null))] });
    const few = template('few', { analyzed: [page('2', 40, advice('cta', 1))] });
    expect(reportOf(odd, few).leaks.map(({ id, gain }) => [id, gain])).toEqual([
      ['cta', 1],
      ['price', null],
    ]);
  });
});

it('names one fix for each template, that with most to gain first', () => {
  const many = template('many', { pages: 40, analyzed: [page('1', 50, advice('a', 2), advice('b', 3))] });
  const one = template('one', { analyzed: [page('2', 20, advice('c', 30))] });
  const bare = template('bare', { analyzed: [page('3', 100)] });
  expect(reportOf(one, many, bare).fixes.map(({ name, id }) => [name, id])).toEqual([
    ['/many', 'b'],
    ['/one', 'c'],
  ]);
});

it('weighs the score by pages, and leaves out templates without one', () => {
  const many = template('many', { pages: 9, analyzed: [page('1', 50)] });
  const one = template('one', { analyzed: [page('2', 100)] });
  expect(reportOf(many, one, template('unread', { pages: 500 }))).toMatchObject({
    score: 55,
    pagesCovered: 10,
    analyzed: 2,
  });
});

describe('journeys', () => {
  const links = (...ids: string[]) => new Map(ids.map((id) => [id, 1]));
  const home = template('home', {
    isStart: true,
    analyzed: [page('1', 80)],
    links: links('list', 'product', 'join'),
  });
  const list = template('list', {
    kind: 'ecommerce-category',
    analyzed: [page('2', 70)],
    links: links('product', 'home'),
  });
  const product = template('product', {
    kind: 'ecommerce-product',
    analyzed: [page('3', 40)],
    links: links('pay'),
  });
  const pay = template('pay', { kind: 'checkout' });
  const join = template('join', { kind: 'signup', analyzed: [page('4', 60)] });

  it('go over products and categories, with the step that scores lowest', () => {
    const { journeys } = reportOf(home, list, product, pay, join);
    expect(
      journeys.map(({ goal, steps, weakest }) => [goal, steps.map(({ name }) => name), weakest]),
    ).toEqual([
      ['checkout', ['/home', '/list', '/product', '/pay'], 2],
      ['signup', ['/home', '/join'], 1],
    ]);
  });

  it('need links that most pages of a template have', () => {
    const rarely = { ...home, links: new Map([['join', 0.1]]) };
    expect(reportOf(rarely, join).journeys).toEqual([]);
  });

  it('have no weakest step where fewer than two have a score', () => {
    expect(reportOf({ ...home, links: links('pay') }, pay).journeys[0]?.weakest).toBeNull();
  });

  it('end where links go round', () => {
    const round = { ...list, links: links('home', 'list') };
    expect(reportOf({ ...home, links: links('list') }, round).journeys).toEqual([]);
  });
});

it('compares scores of one rubric only, and leaks only where both runs looked', () => {
  const before = {
    at: new Date('2026-11-01'),
    addresses: new Set(['a', 'b']),
    templates: [
      { name: '/x', score: 40, rubricVersion: '7' },
      { name: '/y', score: 40, rubricVersion: '6' },
      { name: '/gone', score: null, rubricVersion: null },
    ],
    leaks: [{ id: 'price', title: 'Show the price' }],
  };
  const now = {
    at: new Date('2026-11-28'),
    addresses: new Set(['b', 'c', 'd']),
    templates: [
      { name: '/x', score: 55, rubricVersion: '7' },
      { name: '/y', score: 90, rubricVersion: '7' },
      { name: '/new', score: 10, rubricVersion: '7' },
    ],
    leaks: [{ id: 'cta', title: 'Name the button' }],
  };
  expect(siteChanges(before, now)).toEqual({
    previousAt: '2026-11-01T00:00:00.000Z',
    pagesAdded: 2,
    pagesGone: 1,
    scores: [{ name: '/x', before: 40, now: 55 }],
    newTemplates: ['/new'],
    goneTemplates: ['/gone'],
    fixed: [{ id: 'price', title: 'Show the price' }],
    newLeaks: [{ id: 'cta', title: 'Name the button' }],
  });
  expect(siteChanges({ ...before, leaks: [] }, now).newLeaks).toEqual([]);
  expect(siteChanges(before, { ...now, leaks: [] }).fixed).toEqual([]);
});

it('ranks pages by missing points times visits, those with known visits first', () => {
  const pages = [
    { score: 10, templateScore: null, visits: null },
    { score: null, templateScore: 90, visits: 1_000 },
    { score: 95, templateScore: 20, visits: 3_000 },
    { score: null, templateScore: null, visits: null },
  ];
  expect(pages.toSorted(byOpportunity).map(opportunityOf)).toEqual([15_000, 10_000, 90, null]);
});
