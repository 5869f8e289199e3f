import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf, pageFacts } from '../../testing/test-facts.ts';
import { deadEnd } from '../dead-end.ts';
import { primaryAction } from './rule.ts';

const NONE = { primaryAction: null, actions: [] };
const frame = {
  kind: 'frame' as const,
  host: 'forms.example',
  purpose: 'form',
  firstScreenShare: { desktop: 0.2, mobile: 0.2 },
  evidence: evidence(''),
};

it('passes a button', () => {
  expect(outcomeOf(primaryAction)).toMatchObject({ score: 1 });
});

it('wants a button instead of a text link', () => {
  const page = { primaryAction: { shape: 'link' as const } };
  expect(outcomeOf(primaryAction, page)).toMatchObject({ score: 0.6 });
  expect(adviceOf(primaryAction, page).title).toContain('Start free trial');
});

it('fails a page without action, for certain, and names the headline', () => {
  expect(outcomeOf(primaryAction, NONE)).toMatchObject({ score: 0, certain: true });
  expect(adviceOf(primaryAction, NONE).title).toContain('Boat rentals booked');
});

it('proposes an appointment, not a quote, to a service that speaks of appointments', () => {
  const service = { ...NONE, pageType: { type: 'service' as const } };
  const label = (page: typeof service) => adviceOf(primaryAction, page).copyExamples?.[0]?.after;
  expect(label(service)).toBe('Get your quote');
  const practice = { ...service, content: { appointment: evidence('Bring it to your first appointment') } };
  expect(label(practice)).toBe('Book an appointment');
});

it('names the buttons if none of them stands out', () => {
  const [button] = pageFacts().actions;
  const actions = button ? ['Discover', 'Explore'].map((text) => ({ ...button, text })) : [];
  expect(outcomeOf(primaryAction, { primaryAction: null, actions })).toMatchObject({
    score: 0,
    observed: 'None of the 2 buttons stands out as the next step: “Discover” and “Explore”.',
  });
});

it('asks articles and portfolios only for a next step', () => {
  const article = { ...NONE, pageType: { type: 'article' as const } };
  expect(outcomeOf(primaryAction, article)).toMatchObject({ score: 1 });
  expect(
    outcomeOf(primaryAction, { ...article, trust: { contact: { present: false, evidence: [] } } }),
  ).toMatchObject({ score: 0.4 });
});

it('counts product cards as the CTA of a category', () => {
  const page = {
    ...NONE,
    pageType: { type: 'ecommerce-category' as const },
    product: { cards: { total: 12, priced: 12, rated: 0, evidence: [evidence('Blue mug')] } },
  };
  expect(outcomeOf(primaryAction, page)).toMatchObject({ score: 1 });
});

it('does not claim an absence beside an unread frame', () => {
  expect(outcomeOf(primaryAction, { ...NONE, layout: { unread: [frame] } }).kind).toBe('notMeasured');
});

it('does not fail a category whose cards were not recognized', () => {
  expect(outcomeOf(primaryAction, { ...NONE, pageType: { type: 'ecommerce-category' } }).kind).toBe(
    'notMeasured',
  );
});

it('wants a button that barely stands out to stand out', () => {
  const page = { primaryAction: { standsOut: false } };
  expect(outcomeOf(primaryAction, page)).toMatchObject({
    score: 0.6,
    observed: 'The main CTA “Start free trial” doesn’t stand out.',
  });
  expect(adviceOf(primaryAction, page).title).toBe('Make “Start free trial” stand out');
});

it('doesn’t suspect a CTA in an unlinked picture if labels can be read', () => {
  const picture = { ...frame, kind: 'picture' as const, firstScreenShare: { desktop: 0.6, mobile: 0.6 } };
  const page = { ...NONE, layout: { unread: [picture] } };
  expect(outcomeOf(primaryAction, page)).toMatchObject({ score: 0 });
  expect(outcomeOf(primaryAction, { ...page, wordLists: false }).kind).toBe('notMeasured');
});

it('says if the main CTA leads nowhere', () => {
  const observed = (deadAddress: string | null) =>
    outcomeOf(primaryAction, { primaryAction: { deadAddress } });
  expect(observed(null)).toMatchObject({ observed: expect.not.stringContaining('address') });
  expect(observed('#order')).toMatchObject({
    observed: `The main CTA is “Start free trial”; ${deadEnd('#order')}.`,
  });
  expect(observed('')).toMatchObject({ observed: expect.stringContaining(deadEnd('')) });
});

it('proposes no label on a page of no special type', () => {
  const examples = (type: 'service' | 'other') =>
    adviceOf(primaryAction, { primaryAction: null, pageType: { type } }).copyExamples;
  expect(examples('service')).toHaveLength(1);
  expect(examples('other')).toEqual([]);
});

it('doesn’t ask for one CTA on a hub of similar cards, or for any in a legal text', () => {
  const choices = ['Wool', 'Looms', 'Visits'].map((text) => evidence(text));
  expect(outcomeOf(primaryAction, { primaryAction: null, actions: [], choices })).toMatchObject({
    kind: 'notMeasured',
    reason: expect.stringContaining('3 similar cards'),
  });
  const legal = { primaryAction: null, actions: [], document: { legalText: true } };
  expect(outcomeOf(primaryAction, legal).kind).toBe('notApplicable');
});
