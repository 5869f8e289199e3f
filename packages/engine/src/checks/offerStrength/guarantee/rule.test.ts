import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf, pageFacts } from '../../testing/test-facts.ts';
import { guarantee } from './rule.ts';

it('passes a guarantee with a period, and scores one that is only mentioned lower', () => {
  expect(outcomeOf(guarantee)).toMatchObject({ score: 1 });
  expect(outcomeOf(guarantee, { offer: { terms: [] } })).toMatchObject({ score: 0.8 });
});

it('counts return terms with a period as a guarantee if the page promises them', () => {
  const [first] = pageFacts().offer.terms;
  const seen = evidence('Free returns for 60 days');
  const terms = first
    ? [{ ...first, kind: 'returns' as const, period: '60 days', negated: false, evidence: seen }]
    : [];
  const promised = { terms, guarantee: { present: true, evidence: [seen], searched: [] } };
  expect(outcomeOf(guarantee, { offer: promised })).toMatchObject({ score: 1 });
  const elsewhere = { ...promised, guarantee: { ...promised.guarantee, evidence: [evidence('Guaranteed')] } };
  expect(outcomeOf(guarantee, { offer: elsewhere })).toMatchObject({ score: 0.8 });
});

it('scores a footer link as a mention, whatever it leads to', () => {
  const [first] = pageFacts().offer.terms;
  const seen = evidence('Refund policy');
  const link = { kind: 'returns' as const, link: '/refunds', region: 'footer' as const, period: null };
  const terms = first ? [{ ...first, ...link, negated: false, evidence: seen }] : [];
  const page = { offer: { terms, guarantee: { present: true, evidence: [seen], searched: [] } } };
  expect(outcomeOf(guarantee, page)).toMatchObject({
    score: 0.8,
    observed: 'The footer link “Refund policy” is the only mention of a guarantee.',
  });
  expect(adviceOf(guarantee, page)).toMatchObject({
    title: 'Summarize “Refund policy” next to “Start free trial”',
    copyExamples: [{ before: null }],
  });
});

it('does not count a refusal as a guarantee', () => {
  const terms = pageFacts().offer.terms.map((term) => ({ ...term, negated: true }));
  const page = { offer: { terms, guarantee: { present: false, evidence: [], searched: ['main content'] } } };
  expect(outcomeOf(guarantee, page)).toMatchObject({ score: 0.5, searched: ['main content'] });
  expect(adviceOf(guarantee, page).title).toContain('Start free trial');
});

it('does not apply to what is free', () => {
  const prices = pageFacts().offer.prices.map((price) => ({ ...price, free: true }));
  expect(outcomeOf(guarantee, { offer: { prices } }).kind).toBe('notApplicable');
});

it('is not measured if it is unclear', () => {
  expect(outcomeOf(guarantee, { offer: { terms: [], guarantee: { present: null } } }).kind).toBe(
    'notMeasured',
  );
});

it('claims no absence while a frame of another site was not read', () => {
  const unread = [
    {
      kind: 'frame' as const,
      host: 'forms.example',
      purpose: null,
      firstScreenShare: { desktop: 0.1, mobile: 0.1 },
      evidence: evidence(''),
    },
  ];
  const page = {
    offer: { terms: [], guarantee: { present: false, evidence: [], searched: ['main content'] } },
    layout: { unread },
  };
  expect(outcomeOf(guarantee, page).kind).toBe('notMeasured');
});

it('does not apply to an app that is free to start', () => {
  const page = { pageType: { type: 'app' as const }, offer: { terms: [], guarantee: { present: false } } };
  const free = { present: true };
  expect(outcomeOf(guarantee, { ...page, offer: { ...page.offer, freeOffer: free } }).kind).toBe(
    'notApplicable',
  );
  expect(
    outcomeOf(guarantee, { ...page, offer: { ...page.offer, freeOffer: { present: false } } }).kind,
  ).toBe('measured');
});

it('applies to services with a price, but not to those by appointment', () => {
  const none = { terms: [], guarantee: { present: false, evidence: [], searched: ['main content'] } };
  const pageType = { type: 'service' as const };
  expect(outcomeOf(guarantee, { pageType, offer: none })).toMatchObject({ score: 0.5 });
  expect(outcomeOf(guarantee, { pageType, offer: { ...none, prices: [] } }).kind).toBe('notApplicable');
  const content = { appointment: evidence('Make an appointment') };
  expect(outcomeOf(guarantee, { pageType, offer: none, content }).kind).toBe('notApplicable');
});
