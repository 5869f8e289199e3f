import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { offerContents } from './rule.ts';

const frame = {
  kind: 'frame' as const,
  host: 'course.example',
  purpose: null,
  firstScreenShare: { desktop: 0, mobile: 0 },
  evidence: evidence(''),
};

it('passes a list within three screens, and without layout', () => {
  expect(outcomeOf(offerContents)).toMatchObject({ score: 1 });
  expect(
    outcomeOf(offerContents, { offer: { contents: { depth: { desktop: null, mobile: null } } } }),
  ).toMatchObject({ score: 1 });
  expect(
    outcomeOf(offerContents, { offer: { contents: { depth: { desktop: 2, mobile: 4 } } } }),
  ).toMatchObject({ score: 0.9 });
});

const none = { contents: null, hasRows: false };

it('fails a page without a list and names the headline', () => {
  expect(outcomeOf(offerContents, { offer: none })).toMatchObject({ score: 0.2 });
  expect(adviceOf(offerContents, { offer: none }).title).toContain('Boat rentals booked');
});

it('is not measured if it is unclear what a list shows', () => {
  expect(outcomeOf(offerContents, { offer: { contents: { isSure: false } } }).kind).toBe('notMeasured');
  expect(outcomeOf(offerContents, { offer: { contents: null } }).kind).toBe('notMeasured');
});

it('does not ask a portfolio, club or tool without a price for a list', () => {
  const kind = (type: 'portfolio' | 'other' | 'service') =>
    outcomeOf(offerContents, { pageType: { type }, offer: { ...none, prices: [] } }).kind;
  expect(kind('portfolio')).toBe('notApplicable');
  expect(kind('other')).toBe('notApplicable');
  expect(kind('service')).toBe('measured');
});

it('scores higher without a specific page type', () => {
  expect(outcomeOf(offerContents, { pageType: { type: 'other' }, offer: none })).toMatchObject({
    score: 0.5,
  });
});

it.each(['checkout', 'nonprofit'] as const)('does not apply to a page of the type %s', (type) => {
  expect(outcomeOf(offerContents, { pageType: { type } }).kind).toBe('notApplicable');
});

it('does not claim an absence beside an unread frame', () => {
  expect(outcomeOf(offerContents, { offer: none, layout: { unread: [frame] } }).kind).toBe('notMeasured');
});
