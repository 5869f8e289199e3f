import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { adShare } from './rule.ts';

const ad = (desktop: number | null, mobile: number | null) => ({
  host: 'ads.example',
  firstScreenShare: { desktop, mobile },
  evidence: evidence('Advertisement'),
});

it('passes a small share', () => {
  expect(outcomeOf(adShare, { ads: [ad(0.02, 0.05)] })).toMatchObject({ score: 1 });
});

it('adds ads up, takes the mean and names the host', () => {
  const page = { ads: [ad(0.2, 0), ad(0.15, 0)] };
  expect(outcomeOf(adShare, page)).toMatchObject({ score: expect.closeTo(0.5) });
  expect(adviceOf(adShare, page).title).toContain('ads.example');
});

it('does not apply without ads', () => {
  expect(outcomeOf(adShare).kind).toBe('notApplicable');
});

it('is not measured if the size of the ads is unknown', () => {
  expect(outcomeOf(adShare, { ads: [ad(null, null)] }).kind).toBe('notMeasured');
});
