import type { PageType } from '@liftmark/contract/page-types';
import { expect, it } from 'vitest';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { adviceOf, evidence, type Overrides, outcomeOf } from '../../testing/test-facts.ts';
import { customerProof } from './rule.ts';

const zero = { count: 0, evidence: [], searched: [] };
const none = {
  testimonials: { ...zero, items: [] },
  ratings: { ...zero, summaries: [] },
  customerLogos: zero,
  numbers: { ...zero, served: [] },
  namedCases: zero,
  press: zero,
};

it('passes two kinds of proof', () => {
  expect(outcomeOf(customerProof)).toMatchObject({ score: 1 });
  expect(outcomeOf(customerProof, { proof: { ...none, press: { count: 2 } } })).toMatchObject({ score: 0.8 });
});

it('fails a page without proof, and costs less where it is dispensable', () => {
  expect(outcomeOf(customerProof, { proof: none })).toMatchObject({ score: 0, searched: expect.any(Array) });
  expect(adviceOf(customerProof, { proof: none }).title).toContain('“Start free trial”');
  expect(outcomeOf(customerProof, { proof: none, pageType: { type: 'event' } })).toMatchObject({
    score: 0.3,
  });
});

it('puts the advice last where there may be no customers', () => {
  const slight = (type: PageType) => adviceOf(customerProof, { proof: none, pageType: { type } }).slight;
  expect(slight('nonprofit')).toBe(true);
  expect(slight('service')).toBe(false);
});

it('doesn’t count a number about the seller as proof, and says so', () => {
  const numbers = { count: 1, evidence: [evidence('25+ Years of expertise')], served: [], searched: [] };
  expect(outcomeOf(customerProof, { proof: { ...none, numbers } })).toMatchObject({
    score: 0,
    observed: expect.stringContaining(
      '; “25+ Years of expertise” doesn’t count because it’s only about the seller.',
    ),
  });
  const served = { ...numbers, served: [evidence('5,000+ happy parents')] };
  expect(outcomeOf(customerProof, { proof: { ...none, numbers: served } })).toMatchObject({ score: 0.8 });
});

it('doesn’t count the stars of testimonials as a second kind', () => {
  const stars = {
    average: 5,
    scale: 5,
    count: null,
    item: null,
    depth: { desktop: 3, mobile: 5 },
    nearTitle: false,
    evidence: evidence('★★★★★'),
  };
  const ratings = { count: 1, evidence: [stars.evidence], searched: [], summaries: [stars] };
  const { testimonials: _, ...silent } = none;
  expect(outcomeOf(customerProof, { proof: { ...silent, ratings } })).toMatchObject({ score: 0.8 });
  expect(outcomeOf(customerProof, { proof: { ...none, ratings } })).toMatchObject({ score: 0.8 });
});

it('leaves out a rating that structured data contradicts', () => {
  const item = {
    average: 4.9,
    scale: 5,
    count: 900,
    item: 'Harbor',
    depth: { desktop: 0, mobile: 0 },
    nearTitle: true,
  };
  const ratings = {
    count: 1,
    evidence: [],
    searched: [],
    summaries: [{ ...item, evidence: evidence('4.9') }],
  };
  const structuredRating = { average: 3.1, scale: 5, count: 12, item: 'Harbor' };
  expect(outcomeOf(customerProof, { proof: { ...none, ratings, structuredRating } })).toMatchObject({
    score: 0,
  });
});

it('does not apply to a checkout', () => {
  expect(outcomeOf(customerProof, { pageType: { type: 'checkout' } }).kind).toBe('notApplicable');
});

it('is not measured where a review frame was not read', () => {
  const ratings = {
    count: null,
    evidence: [],
    searched: [],
    summaries: [],
    notMeasured: 'A review frame was not read.',
  };
  expect(outcomeOf(customerProof, { proof: { ...none, ratings } })).toEqual({
    kind: 'notMeasured',
    reason: 'A review frame was not read.',
  });
});

it('doesn’t apply to a product that isn’t available yet', () => {
  const kind = (offer: Overrides<PageFacts['offer']>) =>
    outcomeOf(customerProof, { proof: none, pageType: { type: 'saas' }, offer, forms: [] }).kind;
  expect(kind({ waitingList: { present: true, evidence: [evidence('Join the waitlist')] } })).toBe(
    'notApplicable',
  );
  expect(kind({})).toBe('measured');
});

it('asks guests and clients for their city, and companies for role and company', () => {
  const example = (type: PageType, kind: PageFacts['audience']['kind']) =>
    adviceOf(customerProof, { proof: none, pageType: { type }, audience: { kind } }).copyExamples?.[0]?.after;
  expect(example('hospitality', 'unknown')).toContain('[Name], [city]');
  expect(example('service', 'unknown')).toContain('[Name], [city]');
  expect(example('service', 'business')).toContain('[role], [firm or place]');
});
